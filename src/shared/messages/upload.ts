/** What went wrong with the image host. */
export const uploadMessages = {
  noAnswer: 'Network Error: the image host did not answer. Your photo is still chosen; try again.',
  refused: (reason: string) => `The image host did not accept the photo: ${reason}`,
  fault: 'The image host has a problem right now. Your photo is still chosen; try again in a moment.',
} as const;
