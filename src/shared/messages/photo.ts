import { MAX_PHOTO_BYTES, PHOTO_TYPES } from '@/shared/config/photoLimits';

const names = Object.values(PHOTO_TYPES);
const types = `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
const most = `${MAX_PHOTO_BYTES / 1024 / 1024} MB`;

/** The texts of the field for a photo. */
export const choose = 'Choose a photo';
export const drop = 'or drop it here';
export const chooseOther = 'Choose another photo';
export const remove = 'Remove the photo';
export const uploading = 'Uploading the photo';
export const hint = `${types}, at most ${most}. Where it was taken is removed before it is sent.`;
export const noImage = `Your browser cannot read this file as a picture. Choose a ${types}.`;
export const tooLarge = `This picture is larger than ${most}. Choose a smaller one.`;

export * as photoMessages from './photo';
