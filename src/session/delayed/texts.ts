/** How a failed write goes on by itself. */
export const triedAgain = (count: number) => `${count === 1 ? 'It is' : 'They are'} tried again at your next visit`;

export const delayedTexts = {
  notSent:
    'What you had begun was not sent, or may not have been: you signed out before that was certain. Sign in to see what is left to do.',
} as const;
