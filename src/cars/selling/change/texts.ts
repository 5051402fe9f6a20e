export const title = 'Change a car';
export const sub = (title: string) => `“${title}” is posted anew with your changes.`;
export const how =
  'Your changes make a new post, and the old one is removed. The link and the date are new, and people who have the old one on their wishlist do not get the new one.';
export const currentPhoto = 'The photo as it is. It stays unless you choose another.';
export const post = 'Post the change';
export const changed = 'Car changed: posted anew, and the old post removed';
export const notChanged = 'This was not changed';
export const gone = 'This car is no longer among your cars.';
export const goneHint = 'It was removed or changed meanwhile, perhaps in another tab.';
export const toMyCars = 'Back to my cars';
export const earlierArrived =
  'Your earlier attempt did arrive, with what was in the form then. Open the new post from My Products to change it again.';
export const hasDraft = 'You have a draft already';
export const draftOf = (title: string) => (title === '' ? 'A post without a title yet.' : `“${title}”`);
export const keepDraft = 'Continue with the draft';
export const replaceDraft = 'Replace the draft';
export const postAnother = 'Post another';
export const postAnotherHint = 'Your car is posted. The next one can keep brand, phone and price status.';
export const similar = 'Post a similar one';
export const similarHint = 'All but photo, mileage and price';
export const change = 'Change';
export const changeHint = 'A new post with a new link, on nobody’s wishlist';
export const removalUnknown =
  'The changed car is posted, but it is not certain that the old one is gone. Press “Try again”, or open this site again later: it is then finished.';
export const bothListed =
  'The old post could not be removed, and the new one could not be taken back: both are listed. Open this site again later: it is then finished.';
export const takenBack = (reason: string) =>
  `The old post could not be removed, so the new one was taken back and nothing has changed: ${reason}`;
export const finished = 'A change that was interrupted is finished now.';

export * as changePostTexts from './texts';
