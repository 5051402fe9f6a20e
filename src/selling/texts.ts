import { formatNumber } from '@/lib/text/format';

const draftOf = (ago: string | undefined) => (ago === undefined ? 'Your draft' : `Your draft from ${ago}`);

export const postTitle = 'Post Product';
export const postSub = 'Every field is needed: buyers see all of it.';
export const form = 'Car post';
export const parts = { car: 'The car', price: 'Price and contact', text: 'What a buyer would ask' } as const;

export const photo = 'Photo';
export const photoRequired = 'Photo URL Required';
export const phoneForm = 'Enter one phone number of 6 to 15 digits, for instance +46 31 555 01 17.';

export const post = 'Post car';
export const notPosted = 'This was not posted';
export const maybePosted = 'Your car may have arrived: trying again looks first, and never posts it twice.';
/** Said on another page. */
export const failed = 'Your car was not posted. Its draft is kept.';
export const underWay = 'Your car is being posted';
export const earlierArrived =
  'Your earlier attempt did arrive, with what was in the form then: the car is among My Products. Post again only if you want a second one.';
export const earlierUnreadable =
  'This device cannot read whether your earlier attempt arrived. Look at My Products first: post again only if the car is not there.';
export const draftBack = (ago: string | undefined, hasPhoto: boolean) =>
  `${draftOf(ago)} is back${hasPhoto ? ', with its photo' : ''}.`;
export const draftBackNoPhoto = (ago: string | undefined) => `${draftOf(ago)} is back. It has no photo.`;
export const draftBackPhotoLost = (ago: string | undefined) =>
  `${draftOf(ago)} is back, without its photo: choose it again.`;
export const draftUnread = 'This device cannot read your draft at present';
export const draftUnreadHint = 'If you have begun a post here, its photo and what you typed last may still be stored.';
export const withoutUnread = 'Continue without them';
export const draftElsewhere = {
  changed:
    'Another tab has changed this draft. Reload the page to see it. If you type here, what you see here replaces it.',
  ended: 'This post was sent or discarded in another tab. If you type here, it is a draft again.',
} as const;
export const keptFromLast = (fields: readonly string[]) =>
  `Kept from your last post: ${new Intl.ListFormat('en-GB').format(fields)}.`;
export const keptFields = { brand: 'brand', phone: 'phone number', isPriceFixed: 'price status' } as const;
export const draftKept = 'Draft kept on this device until you sign out';
export const draftNotKept = 'This device does not store the draft: a reload loses it.';
export const draftKeptPhoto = 'Draft and photo kept on this device until you sign out';
export const discard = 'Discard draft';
export const startEmpty = 'Start empty';
export const askDiscard = 'Discard this draft?';
export const discarding = 'Everything that you entered here is lost for good.';

export const myCarsUnknown = 'All my product …';
export const myCars = (count: number) => `All my product ${formatNumber(count)}`;
export const sell = 'Sell your car';
export const cars = 'My Products';
export const postFirst = 'Sell your first car';
export const noCars = 'You have no car on the market.';
export const noCarsHint = 'Post one: with a photo and a few facts it is in front of every buyer at once.';

/** The words of a change, which posts the car anew. */
export const change = {
  title: 'Change a car',
  sub: (title: string) => `“${title}” is posted anew with your changes.`,
  how: 'A changed car becomes a new post with a new link and date. Buyers who saved the old one see it as no longer listed.',
  cut: (label: string) =>
    `“${label}” may be longer in the post than it is shown here. All of it is kept if you leave it as it is; if you change it, only what you see is posted.`,
  notOffered: (label: string, value: string) =>
    `The post says “${value}” under “${label}”, which cannot be chosen here: choose what fits.`,
  currentPhoto: 'The photo as it is. It stays unless you choose another.',
  post: 'Post the change',
  changed: 'Car changed: posted anew, and the old post removed',
  notChanged: 'This was not changed',
  /** Said on another page. */
  failed: 'Your car was not changed. The draft is kept.',
  gone: 'This car is no longer among your cars.',
  goneHint: 'It was removed or changed meanwhile, perhaps in another tab.',
  toMyCars: 'Back to My Products',
  earlierUnreadable:
    'This device cannot read whether your earlier change arrived. Look at My Products first: post the change only if the car there is still the old one.',
  earlierArrived:
    'Your earlier attempt did arrive, with what was in the form then. Open the new post from My Products to change it again.',
  hasDraft: 'You have a draft already',
  draftOf: (title: string) => (title === '' ? 'A post without a title yet.' : `“${title}”`),
  keepDraft: 'Continue with the draft',
  replaceDraft: 'Replace the draft',
  postAnother: 'Sell another',
  postAnotherHint: 'Your car is posted. The next one can keep brand, phone and price status.',
  similar: 'Sell a similar one',
  similarHint: 'All but photo, mileage and price',
  change: 'Change',
  changeHint: 'A new post with a new link, on nobody’s wishlist',
  removalUnknown:
    'The changed car is posted, but it is not certain that the old one is gone. Press “Try again”, or open this site again later: it is then finished.',
  bothListed:
    'The old post could not be removed, and the new one could not be taken back: both are listed. Open this site again later: it is then finished.',
  takenBack: (reason: string) =>
    `The old post could not be removed, so the new one was taken back and nothing has changed: ${reason}`,
  unreadable:
    'This device cannot read what it was to finish for you: the removal or the change of a car. Look at My Products: a car that you removed may still be listed, and a changed one may be listed twice.',
  notFinished: 'A change that was interrupted is not finished yet. Open this site again later: it is then finished.',
  finished: 'A change that was interrupted is finished now.',
} as const;

export * as sellingTexts from './texts';
