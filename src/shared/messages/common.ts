export const commonMessages = {
  alreadyDone: 'Already done',
  cancel: 'Cancel',
  close: 'Close',
  undo: 'Undo',
  notStated: 'Not stated',
  untitled: 'Title not stated',
} as const;
