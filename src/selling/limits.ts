/** The removals of a seller that wait to be carried out. */
export const MAX_REMOVALS = 100;
/** The new posts that a device remembers to have sent. */
export const MAX_SENT_POSTS = 20;
/** Cars that are being posted anew at the same time, and the known posts with the picture of one. */
export const MAX_RELISTINGS = 20;
export const MAX_KNOWN_POSTS = 500;
/**
 * Of the copy from which a photo is cropped: more than is sent, so that a part of it is still sharp. Not a limit of its sides: of a panorama
 * a small part is sent.
 */
export const MAX_COPY_PIXELS = 3000 * 2250;
/** How long what is typed waits to be copied to the disk. */
export const DRAFT_COPY_MS = 1000;
