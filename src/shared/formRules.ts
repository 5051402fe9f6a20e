/** For react-hook-form's `validate`. Unlike its own `required`, it rejects text of blanks alone. */
export function required(message: string) {
  return (value: string) => value.trim() !== '' || message;
}
