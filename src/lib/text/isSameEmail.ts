/** Whether two spellings of an e-mail address differ in capitals alone. */
export const isSameEmail = (email: string, other: string) => email.toLowerCase() === other.toLowerCase();
