/** What a reload loses and what it does not. */
const kept = 'A post or report that you have begun is kept; what you typed into other forms is not.';

/** The sentences of `describeError`: what happened, and what to do. */
export const offline = 'You are offline. Try again when you are connected.';
export const noResponse = 'Network Error: the marketplace did not answer. Check your connection and try again.';
export const blocked =
  'Network Error: something between you and the marketplace refused this: the filter or the sign-in page of a network, a firewall or a VPN. Try again, or use another network.';
export const server = 'The marketplace has a problem right now. Try again in a moment.';
export const busy = 'The marketplace is too busy right now. Wait a moment and try again.';
export const unreadable = 'The marketplace sent an answer that could not be read. Try again in a moment.';
export const refused = 'Your account is not allowed to do this. If you think it should be, write to us.';
export const noRecord = 'The marketplace has no profile for this account.';
export const unconfirmed = 'Confirm your email address first: the link is in the mail that we sent you.';
export const notFound = 'This was not found. It may have been removed.';
export const unchanged = 'Nothing was changed. Read the list again, then try once more.';
export const maybeDone =
  'The marketplace did not confirm this, so it may have arrived. Sending it again could create a second one.';
export const unknownCall =
  'This is not available right now. Try again in a moment, and write to us if it keeps happening.';
export const badRequest = 'The marketplace did not accept this. Check what you entered and try again.';
export const unknown = `Something went wrong on this page. Try again. If that does not help, reload the page. ${kept}`;

/** Also what the document says if the app's code does not load. Apart from `why`, which the document's script would carry whole. */
export const notLoaded = 'This page could not be loaded';

/** The texts of pages and parts of pages that cannot be shown. */
export const why = {
  broke: {
    title: 'This page could not be shown',
    text: `Something in it went wrong. Try again, reload it, or go to another page. ${kept}`,
    offers: { again: true, reload: true },
  },
  'new-version': {
    title: 'This site has been updated',
    text: `A new version was published after you opened it. Reload to see this page. ${kept}`,
    offers: { again: false, reload: true },
  },
  'no-response': {
    title: notLoaded,
    text: 'The connection was lost while it was loading. It loads by itself once you are online again, or you can try again.',
    offers: { again: true, reload: false },
  },
  unknown: {
    title: notLoaded,
    text: `A part of it did not load. Try again, and reload the page if that does not help. ${kept}`,
    offers: { again: true, reload: true },
  },
} as const;
export const part = 'This part of the page stopped working. Everything else still works.';
export const notReloaded =
  'The page was not reloaded: something on it is not finished, such as a photo that is uploading. Finish it or wait for it, then reload.';
export const databaseTimeout =
  'Your browser did not answer when this site read what it keeps on this device. Close the other tabs of this site, reload the page, then try again.';
export const again = 'Try again';
export const reload = 'Reload the page';

export * as errorTexts from './texts';
