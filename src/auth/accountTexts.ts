/** The texts about a user's account that the login page does not show at first. */
export const forgotTitle = 'Forgot password';
export const forgotText =
  'Enter the e-mail address of your account. We send you a link with which you choose a new password.';
export const sendLink = 'Send the link';
export const linkSent = (email: string) =>
  `If there is an account for ${email}, a mail with the link is on its way. Look into the spam folder as well.`;

export const finishHeading = 'Almost there';
export const finishing = (email: string) => `Finishing the sign-up of ${email}…`;
export const finishBroke = (email: string) =>
  `The account ${email} was created, but its sign-up is not finished. It continues where it stopped; nothing is done twice.`;

export const noProfileHeading = 'No profile for this account';
export const noProfile = (email: string) =>
  `${email} can sign in, but the marketplace has no profile for it. There are three possible reasons:`;
export const noProfileReasons = [
  'An admin has removed it.',
  'Its sign-up was never finished. You can make the profile now.',
  'The address was registered with other capital letters. Then do not make a second one: sign out, and sign in with the address typed as it was then.',
] as const;
export const finishProfile = 'Make my profile';
export const contact = 'Was it removed and you wonder why?';
export const contactUs = 'Write to us';

export const confirmHeading = 'Confirm your e-mail';
export const confirm = (email: string) =>
  `The marketplace lets you in once your e-mail address is confirmed. Open the link in the mail to ${email}, then come back here. If there is no such mail, look into the spam folder, or have it sent again.`;

export const refusedHeading = { admin: 'For admins only', seller: 'For sellers only' } as const;
export const refused = {
  admin: (email: string) => `That page is for admins, and ${email} is not one.`,
  seller: (email: string) => `That page is for sellers, and ${email} is not one.`,
} as const;
export const howToSell =
  'To sell, sign up as a seller with another e-mail address. Or ask us to make this account a seller’s: an account has one role.';
export const wantsToSell = 'I want to sell a car';
export const toDashboard = 'To my dashboard';

export const signOut = 'Sign out';
export const backHome = 'Back Home';

export * as accountTexts from './accountTexts';
