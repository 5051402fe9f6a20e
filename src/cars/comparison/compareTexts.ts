export const compare = 'Compare';
export const comparing = 'Comparing';
/** The accessible name of a button that shows one of the two words above. */
export const buttonOf = (word: string, title: string) => `${word}: ${title}`;
export const isFull = (max: number) => `You compare ${max} cars already. Take one out first.`;

export * as compareTexts from './compareTexts';
