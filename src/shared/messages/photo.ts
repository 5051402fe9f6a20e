import { MAX_PHOTO_BYTES, PHOTO_TYPES } from '@/shared/config/photoLimits';

const names = Object.values(PHOTO_TYPES);
const types = `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
const most = `${MAX_PHOTO_BYTES / 1024 / 1024} MB`;

/** The texts of the field for a photo. */
export const photoMessages = {
  choose: 'Choose a photo',
  drop: 'or drop it here',
  chooseOther: 'Choose another photo',
  remove: 'Remove the photo',
  uploading: 'Uploading the photo',
  hint: `${types}, at most ${most}. Where it was taken is removed before it is sent.`,
  noImage: `Your browser cannot read this file as a picture. Choose a ${types}.`,
  tooLarge: `This picture is larger than ${most}. Choose a smaller one.`,
} as const;
