/** The keys of local storage that the inline scripts of the documents read, too. */
export const storageKeys = {
  /** Prescribed by the specification. */
  accessToken: 'access_token',
  lastUser: 'signed_in_user',
  shownCars: 'shown_cars',
  signOut: 'signed-out',
  theme: 'theme',
} as const;
