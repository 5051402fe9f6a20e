import { MAX_PHOTO_BYTES, PHOTO_TYPES } from '@/shared/config/photoLimits';

const types = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(Object.values(PHOTO_TYPES));
const most = `${MAX_PHOTO_BYTES / 1024 / 1024} MB`;

export const photoMessages = {
  hint: `${types}, at most ${most}. Where it was taken is removed before it is sent.`,
  noImage: `This file is no picture that your browser can read. Choose a ${types}.`,
  tooLarge: `This picture is larger than ${most}. Choose a smaller one.`,
  noAnswer: 'Network Error: the image host did not answer. Your photo is still chosen; try again.',
  refused: (reason: string) => `The image host did not take the photo: ${reason}`,
  fault: 'The image host has a fault of its own just now. Your photo is still chosen; try again in a moment.',
} as const;
