export const open = 'Large picture';
export const smaller = 'Zoom out';
export const larger = 'Zoom in';
export const notLoaded = 'The picture could not be loaded.';

export * as pictureTexts from './texts';
