/** Said when an example has changed the address of its frame. */
export const MOVED = 'Stopped: the example changed its address, which would fill the history of this tab.'
