export const share = 'Share';
export const print = 'Print';
export const addressCopied = 'Link copied';
export const notCopied = 'The link could not be copied. It is:';

export * as shareTexts from './texts';
