import { MIN_PASSWORD } from '@/lib/config/limits';

/** What the rules of fields say that several forms have, as in section 5. */
export const emailRequired = 'Email Address Required';
export const emailIncomplete = 'This e-mail address is not complete.';
export const passwordTooShort = `The password is too short. Use at least ${MIN_PASSWORD} characters.`;

export * as fieldTexts from './texts';
