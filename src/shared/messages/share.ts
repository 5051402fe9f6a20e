export const share = 'Share';
export const print = 'Print';
export const addressCopied = 'Link copied';
export const addressNotCopied = 'Your browser did not let us copy the address. It is in the address bar.';

export * as shareMessages from './share';
