/** What went wrong with the image host. */
export const noResponse = 'Network Error: the image host did not answer. Your photo is still chosen; try again.';
export const refused = (reason: string) => `The image host did not accept the photo: ${reason}`;
export const fault = 'The image host has a problem right now. Your photo is still chosen; try again in a moment.';

export * as uploadTexts from './uploadTexts';
