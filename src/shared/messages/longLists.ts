export const longListMessages = {
  note: 'In a list this long, your browser’s own search and printing reach only the rows near the screen.',
  search: 'This search looks through the whole list; your browser’s own finds only the rows near the screen.',
} as const;
