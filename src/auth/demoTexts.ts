/** Used only in sandbox mode, and not included in any other build. */
export const title = 'Just looking?';
export const text = 'Fill in a demo account:';

export * as demoTexts from './demoTexts';
