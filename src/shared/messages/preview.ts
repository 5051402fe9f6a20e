export const title = 'As buyers will see it';
export const card = 'The card in the list of all cars';
export const page = 'The page of the car';
export const cut = (rest: string) => `“${rest}” is cut off on the cards of all cars. The page shows it.`;
export const fits = 'The whole title fits on the cards.';
export const whole = 'See the whole page';
export const less = 'See less of the page';
export const noText = 'No description yet.';

export const position = 'Where your price lies';

export * as previewMessages from './preview';
