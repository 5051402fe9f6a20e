/** The image host accepts 32 MB; photos are re-encoded to at most `MAX_PHOTO_SIDE` pixels per side. */
export const MAX_PHOTO_BYTES = 32 * 1024 * 1024;
/** How much longer than wide a photo may be: in the frame's stage on a narrow phone it is 24 px high then. */
export const MAX_PHOTO_RATIO = 10;
export const MAX_PHOTO_SIDE = 2000;
export const JPEG_QUALITY = 0.86;
/** Image hosts publish the file name with the picture, and the user's own file name is private. */
export const PHOTO_NAME = 'photo.jpg';
/** The formats that the file chooser offers: every supported browser can decode them. Other pictures, such as HEIC, are tried. */
export const PHOTO_TYPES = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'image/gif': 'GIF',
} as const;

/** How long the image host may be silent in an upload. */
export const UPLOAD_TIMEOUT_MS = 120_000;
