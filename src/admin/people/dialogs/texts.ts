export const label = (email: string) => `Type ${email} to confirm`;
export const matches = 'It matches.';

export * as typedEmailTexts from './texts';
