/** For react-hook-form's `validate`: blanks alone are nothing. */
export function required(message: string) {
  return (typed: string) => typed.trim() !== '' || message;
}
