/** The texts about confirming an e-mail address. */
export const sendAgain = 'Send the mail again';
export const haveConfirmed = 'I have confirmed';
export const sent = (email: string) =>
  `A mail is on its way to ${email}. Open the link in it; look into the spam folder as well.`;
export const stillUnconfirmed = 'It is not confirmed yet. Open the link in the mail first, then try again.';

export * as confirmationTexts from './confirmationTexts';
