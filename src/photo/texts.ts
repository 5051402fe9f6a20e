import { MAX_PHOTO_BYTES, MAX_PHOTO_RATIO, PHOTO_TYPES } from './limits';

const names = Object.values(PHOTO_TYPES);
const types = `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
const most = `${MAX_PHOTO_BYTES / 1024 / 1024} MB`;

/** The texts of the field for a photo. */
export const choose = 'Choose a photo';
export const drop = 'or drop or paste it here';
export const chooseOther = 'Choose another photo';
export const remove = 'Remove the photo';
export const uploading = 'Uploading the photo';
export const hint = `${types}, at most ${most}. Location data is removed before upload.`;
export const noImage = `Your browser cannot read this file as a photo. Choose a ${types}.`;
export const protectedCanvas =
  'Your browser does not let this site read photos, so location data cannot be removed from this one. Allow this site to read canvas data, often beside the address, and choose the photo again; or use another browser.';
export const heic =
  'This is a HEIC photo, which this browser cannot read. On the iPhone choose Settings, Camera, Formats, Most Compatible and take it again; or open it in a photo app and save it as JPEG.';
export const raw = (name = 'TIFF or raw') =>
  `This browser cannot read ${name} files. Open it in a photo app, save it as JPEG, and choose that file.`;
export const video = `This is a video. Choose a photo: a ${types}.`;
export const moved =
  'This file cannot be read any more: it was moved, renamed or deleted, or your browser may not open it. Choose the photo again.';
export const firstOf = (count: number) =>
  `You added ${count} files. There is room for one photo, so the first was taken.`;
export const fromPage =
  'A picture cannot be taken from a page. Save it on your device first, then choose or drop the saved file.';
export const tooLarge = `This photo is larger than ${most}. Choose a smaller one.`;
export const tooLong = `This photo is more than ${MAX_PHOTO_RATIO} times as long as wide. Cut it, or choose another one.`;

/** What went wrong with the image host. */
export const noResponse = 'Network Error: the image host did not answer. Your photo is still chosen; try again.';
export const blocked =
  'Network Error: something between you and the image host refused this: the filter of a network, a firewall or a VPN. Your photo is still chosen; try again, or use another network.';
export const refused = (reason: string) => `The image host did not accept the photo: ${reason}`;
export const fault = 'The image host has a problem right now. Your photo is still chosen; try again in a moment.';

export * as photoTexts from './texts';
