/** An error that a person can act on: its message is shown alone, without a stack. */
export class UserFacingError extends Error {}

/** What to print for a failure: the sentence of a PlainError, the whole stack of anything unforeseen. */
export function printable(error: unknown): string {
  if (error instanceof UserFacingError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
