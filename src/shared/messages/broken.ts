const kept = 'What you typed is kept, but for passwords, cards and photos.';

/** The texts of pages and parts of pages that cannot be shown. */
export const brokenMessages = {
  why: {
    broke: {
      title: 'This page could not be shown',
      text: `Something in it broke. Try again, load it anew, or go on to another page. ${kept}`,
      offers: { again: true, reload: true },
    },
    'new-version': {
      title: 'This site has been renewed',
      text: `A new version was put up since you opened it, and this page is part of it. Reload to see the page. ${kept}`,
      offers: { again: false, reload: true },
    },
    'no-answer': {
      title: 'This page has not arrived',
      text: 'The connection was lost before the page was here. It comes by itself when you are online again; or try again.',
      offers: { again: true, reload: false },
    },
    unknown: {
      title: 'This page has not arrived',
      text: `A part of it did not come. Try again, and load it anew if that does not help. ${kept}`,
      offers: { again: true, reload: true },
    },
  },
  part: 'This part of the page broke. Everything else goes on.',
  again: 'Try again',
  reload: 'Reload the page',
} as const;
