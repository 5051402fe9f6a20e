/** Whether two spellings of an email address differ in capitals alone. Without an address, nobody is the same. */
export function isSameEmail(email: string | undefined, other: string | undefined) {
  return email !== undefined && email.toLowerCase() === other?.toLowerCase();
}
