export const note = 'In a list this long, your browser’s own search and printing reach only the rows near the screen.';
export const search =
  'This search looks through the whole list; your browser’s own finds only the rows near the screen.';

export * as longListMessages from './longLists';
