export const commonMessages = {
  alreadyDone: 'Already done',
  signedUp: 'Sign Up Successfully Done',
  cancel: 'Cancel',
  close: 'Close',
  undo: 'Undo',
  notStated: 'Not stated',
  untitled: 'Title not stated',
} as const;
