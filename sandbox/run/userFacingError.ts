/** An error that the user can fix: its message is printed without a stack trace. */
export class UserFacingError extends Error {}

/** Returns the message of a UserFacingError, and the stack trace of any other error. */
export function printable(error: unknown): string {
  if (error instanceof UserFacingError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
