export const title = 'As buyers will see it';
export const card = 'The card in the list of all cars';
export const placeholders = { title: 'Your title', price: 'Your price' } as const;
export const cut = (rest: string) => `“${rest}” is cut off on the cards of all cars. The page shows it.`;
export const fits = 'The whole title fits on the cards.';

export const position = 'Where your price lies';

export * as previewTexts from './previewTexts';
