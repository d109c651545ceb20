/** A store of the example, as the panels follow it. Indexes count its actions; 0 is the state it begins with. */
export interface FollowedStore {
  /** Shows the state after an action, whatever happens meanwhile; null: the newest, and each that follows. */
  jump(index: number | null): void
  /** Tells the whole state after an action. */
  showState(index: number): void
}

/** All stores, in the order in which they were made: the page names them by their place. */
export const stores: FollowedStore[] = []
