import { MIN_PASSWORD } from '@/lib/config/limits';
import { formatNumber } from '@/lib/text/format';
import { roleTexts } from '@/users/texts';

/** The texts of the login page itself. */
export const login = 'Login';
export const signUp = 'Sign up';
export const choice = 'Sign in or sign up';
export const loginHeading = 'Welcome back';
export const signUpHeading = 'Create your account';

export const email = 'Email';
export const password = 'Password';
export const passwordHint = `At least ${MIN_PASSWORD} characters`;
export const name = 'Name';
export const photo = 'Photo';
export const role = 'Role';
export const roles = [
  { value: 'buyer', label: 'Buyer' },
  { value: 'seller', label: 'Seller' },
] as const;

// Exactly as in section 5, except for the role: section 5 repeats the password's text for it.
export const passwordRequired = 'Password Required';
export const nameRequired = 'Name';
export const photoRequired = 'Photo URL Required';
export const roleRequired = 'Role Required';

/** What a visitor wanted to do who was sent to the login page: after "Sign in to …". */
export const seeCars = (count?: number) => `see all ${count ? `${formatNumber(count)} ` : ''}cars`;
export const seeFound = 'see the cars you are looking for';
export const seeCar = 'see this car and its seller';
export const sell = 'sell your car. Choose the role Seller when you sign up';
export const openDashboard = 'open your dashboard';
export const signInTo = (goal: string) => `Sign in to ${goal}.`;
export const signUpTo = (goal: string) => `Create an account to ${goal}.`;
export const newHere = 'New here?';
export const createAccount = 'Create an account';
export const haveOne = 'Have one already?';
export const signIn = 'Sign in';

/** Said on another page, before the reason. The host may have done its part, if its answer is lost. */
export const notSignedIn = 'You are not signed in.';
export const notSignedUp = 'Your sign-up is not finished.';
export const signedInMeanwhile = 'You have signed in meanwhile, so no account was created.';
export const linkFailed = 'Your request for a new password failed.';
export const lookFailed = 'The search for your profile failed.';

export const or = 'or';
export const google = 'Continue with Google';
export const forgot = 'Forgot password?';
export const storageRefused =
  'Your browser stores nothing for this site, so a reload will sign you out. Allow site data to stay signed in, and to pay.';
export const ended = 'You have been signed out: the session ended or the account was disabled. Sign in again.';

/** The texts about a user's account that the login page does not show at first. */
export const forgotTitle = 'Forgot password';
export const forgotText =
  'Enter the email address of your account. We send you a link with which you choose a new password.';
export const sendLink = 'Send the link';
export const linkSent = (email: string) =>
  `If there is an account for ${email}, a mail with the link is on its way. Look into the spam folder as well.`;

export const finishHeading = 'Almost there';
export const finishing = (email: string) => `Finishing the sign-up of ${email}…`;
export const finishBroke = (email: string) =>
  `The account ${email} was created, but its sign-up is not finished. It continues where it stopped; nothing is done twice.`;

export const noProfileHeading = 'No profile for this account';
export const noProfile = (email: string) =>
  `${email} can sign in, but the marketplace has no profile for it. There are four possible reasons:`;
export const noProfileReasons = [
  'An admin has removed it.',
  'Its sign-up was never finished. You can make the profile now.',
  'The address was registered with other capital letters. Then do not make a second one: type the address as it was then, below.',
  'The address of the account was changed, and the profile has the former one. Then do not make a second one: write to us.',
] as const;
export const otherSpelling = 'Another spelling of the address';
export const spelling = 'The address as it was registered';
export const useSpelling = 'Look for my profile';
export const otherAddress = (email: string) => `Only capital letters may differ from ${email}.`;
export const notThisSpelling = 'No profile has the address in this spelling.';
export const finishProfile = 'Make my profile';
export const contact = 'Was it removed and you wonder why?';
export const contactUs = 'Write to us';

export const confirmHeading = 'Confirm your email';
export const confirm = (email: string) =>
  `The marketplace lets you in once your email address is confirmed. Open the link in the mail to ${email}, then come back here. If there is no such mail, look into the spam folder, or have it sent again.`;

export const refusedHeading = { admin: 'For admins only', seller: roleTexts.howToSell } as const;
export const refused = {
  admin: (email: string) => `That page is for admins, and ${email} is not one.`,
  seller: (email: string) => `That page is for sellers, and ${email} is not one.`,
} as const;
export const howToSell =
  'To sell, sign up as a seller with another email address. Or ask us to make this account a seller’s: an account has one role.';
export const wantsToSell = 'I want to sell a car';
export const toDashboard = 'To my dashboard';

export const signOut = 'Sign out';
export const backHome = 'Back Home';

/** Used only in sandbox mode, and not included in any other build. */
export const demoTitle = 'Just looking?';
export const demoHint = 'Fill in a demo account:';

export * as authTexts from './texts';
