export const isHere = 'A new version is here.';
export const reload = 'Reload';
export const noResponse = 'The site does not answer. Nothing was reloaded.';
export const later = 'Not now';

export * as newVersionTexts from './texts';
