export const signedUp = 'Sign Up Successfully Done';
/** After a sign-up with an email that has a user record already, which keeps its role. */
export const hasProfile = (role: string | undefined) =>
  `This address already has a profile${role === undefined ? '' : `, as ${role}`}. It stays as it is.`;

export * as appTexts from './texts';
