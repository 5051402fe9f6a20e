export const loading = 'Loading';
export const stillTrying = 'Still trying…';
export const offline = 'You are offline. This loads as soon as there is a connection.';
export const wrong = 'Something went wrong';
export const tryAgain = 'Try again';
export const notUpToDate = (since: string) => `Not up to date since ${since}, trying again`;
export const showPassword = 'Show password';
export const hidePassword = 'Hide password';
export const fresh = (count: number) => `${count} new`;
export const showNew = 'Show what is new';
export const verified = 'Verified';
export const toDark = 'Switch to dark theme';
export const toLight = 'Switch to light theme';

export * as uiTexts from './texts';
