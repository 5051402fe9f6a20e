const kept = 'What you typed is kept, except passwords, card details and photos.';

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
    title: 'This page could not be loaded',
    text: 'The connection was lost while it was loading. It loads by itself once you are online again, or you can try again.',
    offers: { again: true, reload: false },
  },
  unknown: {
    title: 'This page could not be loaded',
    text: `A part of it did not load. Try again, and reload the page if that does not help. ${kept}`,
    offers: { again: true, reload: true },
  },
} as const;
export const part = 'This part of the page stopped working. Everything else still works.';
export const notReloaded =
  'The page was not reloaded: something on it is not finished, such as a photo that is uploading. Finish it or wait for it, then reload.';
export const again = 'Try again';
export const reload = 'Reload the page';

export * as brokenTexts from './brokenTexts';
