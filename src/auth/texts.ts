import { MIN_PASSWORD } from '@/lib/config/limits';

/** The texts of the login page itself. */
export const login = 'Login';
export const signUp = 'Sign up';
export const choice = 'Login or sign up';
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
export const seeCars = (count?: number) => `see all ${count ? `${count.toLocaleString('en-US')} ` : ''}cars`;
export const seeCar = 'see this car and its seller';
export const sell = 'sell your car. Choose the role Seller when you sign up';
export const openDashboard = 'open your dashboard';
export const signInTo = (goal: string) => `Sign in to ${goal}.`;
export const signUpTo = (goal: string) => `Create an account to ${goal}.`;
export const newHere = 'New here?';
export const createAccount = 'Create an account';
export const haveOne = 'Have one already?';
export const signIn = 'Sign in';

export const or = 'or';
export const google = 'Continue with Google';
export const forgot = 'Forgot password?';
export const storageRefused =
  'Your browser stores nothing for this site, so a reload will sign you out. Allow site data to stay signed in, and to pay.';
export const ended = 'You have been signed out: the session ended or the account was disabled. Sign in again.';

export * as authTexts from './texts';
