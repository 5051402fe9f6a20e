export const newVersionMessages = {
  isHere: 'A new version is here.',
  reload: 'Reload',
  noAnswer: 'The site does not answer. Nothing was reloaded.',
  later: 'Not now',
} as const;
