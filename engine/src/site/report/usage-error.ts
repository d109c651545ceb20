/** A mistake in how a command was called, or in the machine it was called on. Printed without a stack. */
export class UsageError extends Error {
  override name = 'UsageError'
}
