/** The texts about a user's account that the login page does not show at first. */
export const accountMessages = {
  forgotTitle: 'Forgot password',
  forgotText: 'Enter the e-mail address of your account. We send you a link with which you choose a new password.',
  sendLink: 'Send the link',
  linkSent: (email: string) =>
    `If there is an account for ${email}, a mail with the link is on its way. Look into the spam folder as well.`,

  finishHeading: 'Almost there',
  finishing: (email: string) => `Finishing the sign-up of ${email}…`,
  finishBroke: (email: string) =>
    `The account ${email} was created, but its sign-up is not finished. It continues where it stopped; nothing is done twice.`,

  noProfileHeading: 'No profile for this account',
  noProfile: (email: string) =>
    `${email} can sign in, but the marketplace has no profile for it: it was removed, or its sign-up was never finished.`,
  finishProfile: 'Make my profile',
  contact: 'Was it removed and you wonder why?',
  contactUs: 'Write to us',

  refusedHeading: { admin: 'For admins only', seller: 'For sellers only' },
  refused: {
    admin: (email: string) => `That page is for admins, and ${email} is not one.`,
    seller: (email: string) => `That page is for sellers, and ${email} is not one.`,
  },
  toDashboard: 'To my dashboard',
  otherAccount: 'Log in with another account',

  signOut: 'Sign out',
  backHome: 'Back Home',
} as const;
