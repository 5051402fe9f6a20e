export const title = "It's Just A 404 Page";
export const text =
  "The page you are looking for might have been removed had it's name changed or is temporarily unavailable.";
export const backHome = 'Back Home';

export * as notFoundTexts from './texts';
