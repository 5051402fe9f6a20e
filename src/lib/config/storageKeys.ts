/** The keys of local storage that the inline script of the documents reads, too. */
export const storageKeys = {
  /** Prescribed by the specification. */
  accessToken: 'access_token',
  lastUser: 'signed_in_user',
  signOut: 'signed-out',
  theme: 'theme',
} as const;
