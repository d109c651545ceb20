import type { FromSandbox, ToSandbox } from './sandbox-messages.ts'

/**
 * To the worker that reads a sandbox. The first message brings its end of the port.
 */
export type ToReader = { type: 'open' } | { type: 'send'; message: ToSandbox }

/** From it: what the sandbox said, checked; or, as the last, that it said more than any may. */
export type FromReader = FromSandbox | { type: 'over' }
