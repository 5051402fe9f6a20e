/** Whether two spellings of an e-mail address differ in capitals alone. */
export const isSameEmail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
