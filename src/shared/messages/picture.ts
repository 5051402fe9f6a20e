export const open = 'Large picture';
export const hint = 'Wheel, pinch, + and −; drag or arrow keys move it';
export const hintWithoutKeys = 'Wheel or pinch; drag or arrow keys move it';
export const smaller = 'Smaller';
export const larger = 'Larger';
export const zoom = 'Zoom';
export const fit = 'Fit';
export const percent = (zoom: number) => `${Math.round(zoom * 100)} %`;
export const notLoaded = 'The picture could not be loaded.';

export * as pictureMessages from './picture';
