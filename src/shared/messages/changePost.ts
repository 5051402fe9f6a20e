export const changePostMessages = {
  removalUnknown:
    'The changed car is posted, but it is not certain that the old one is gone. This is looked up and finished when you press “Try again”, or at the next start.',
  bothListed:
    'The old post could not be removed, and the new one could not be taken back: both are listed. This is finished at the next start.',
  takenBack: (reason: string) =>
    `The old post could not be removed, so the new one was taken back and nothing has changed: ${reason}`,
  finished: 'A change that was interrupted is finished now.',
} as const;
