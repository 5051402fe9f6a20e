/** For react-hook-form's `validate`: blanks alone are nothing. */
export function filled(message: string) {
  return (typed: string) => typed.trim() !== '' || message;
}
