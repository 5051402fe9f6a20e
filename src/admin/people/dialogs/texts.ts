export const label = (email: string) => `To go on, type the e-mail ${email}`;
export const matches = 'It matches.';

export * as typedEmailTexts from './texts';
