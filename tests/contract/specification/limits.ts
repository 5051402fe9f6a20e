import type { LeftOut, Line } from './line';

/** Section 9. */
export const limits: readonly Line[] = [
  {
    line: 'five lists are polled every 1000 ms, and no others',
    shownBy: [
      'stories/specification/constants > %s (%s)',
      'stories/specification/constants > no other list is polled',
      'browser/live > A live list is polled every second, but not while offline or after signing out',
    ],
  },
  {
    line: 'the five brands',
    shownBy: [
      'stories/specification/details > The post form offers the five brands, and the right keyboard for each field',
      'stories/visitor/visitor > sees the static parts before the session is known, and a spinner in the other parts',
    ],
  },
  {
    line: 'titles cut at 15 (all cars) and 20 characters (elsewhere)',
    shownBy: [
      'stories/specification/details > A title of more than 20 characters is cut on cards, and whole among the own products',
      'units/format > %j of %i characters reads %j',
    ],
  },
  {
    line: 'report: 45 characters of the description',
    shownBy: [
      'stories/buyer/reports > sees the reported car: picture, title, price and the first 45 characters of the description',
    ],
  },
  {
    line: 'prices in dollars, paid by card, charged in cents',
    shownBy: [
      'units/format > %s is shown as %s',
      'stories/buyer/pays > reads that a price of %s cannot be paid, and can contact the seller',
      'stories/buyer/pays > can pay a price of %s',
    ],
  },
  {
    line: 'Fixed if negotiable_price is true (text as decided)',
    shownBy: ['units/priceStatus > %j is a fixed price', 'units/priceStatus > %j is negotiable'],
  },
  {
    line: 'side menu: 50 and 200 px',
    shownBy: ['stories/specification/navigation > is 200 pixels wide, 50 when collapsed, and remembers its state'],
  },
  {
    line: 'toasts: blank and error 4 s, success 2 s, loading forever; 20 at most',
    shownBy: [
      'stories/specification/constants > of success stay 2 seconds, blank and error toasts 4, a loading toast forever',
      'stories/specification/constants > are limited to the newest 20',
    ],
  },
  {
    line: 'carousel: margin 30',
    shownBy: [
      'browser/carousel > The gap between the cars of the carousel is 30 px, before and after its code has loaded',
    ],
  },
  {
    line: 'carousel: autoplay and loop',
    shownBy: [
      'stories/live/home > moves by itself unless it is hovered, focused or paused',
      'stories/live/home > shows the twelve newest cars, four at a time, in a loop',
    ],
  },
  { line: 'carousel: 1, 3 from 700 px, 4 from 1000 px', shownBy: ['stories/live/home > at %i px shows %i cars'] },
  {
    line: 'retries: 3; 1000 ms doubled, 30000 ms at most',
    shownBy: [
      'stories/specification/constants > is retried three times: after one, two and four seconds',
      'stories/specification/constants > waits after %i more failures for %i ms',
    ],
  },
  {
    line: 'the identity token counts as expired 30 s early',
    shownBy: [
      'stories/specification/identity > the refresh token, in a form, if a page loads %i seconds before the token expires: %i times',
    ],
  },
  {
    line: 'the session is restored after a page load, and synchronized between tabs',
    shownBy: [
      'stories/session/sign-in > opens a deep link at once',
      'stories/session/session > in another tab is followed without an error message',
      'browser/sign-out > Signing out in one tab leaves no data of the user in any tab, and the next user finds none',
      'engines/journeys > A new user signs up on the way to a car, adds it to the wishlist, pays with a 3-D Secure challenge and signs out in every tab',
    ],
  },
];

export const limitsLeftOut: readonly LeftOut[] = [
  {
    line: 'time-outs, refresh, backoff, popup, iframe and storage polls, event cache, token sync',
    because: 'defaults of the SDK, unchanged',
  },
  {
    line: 'persistence order: IndexedDB, local storage, session storage',
    because: 'passed to the SDK in shared/session/identity.ts; the SDK chooses',
  },
];
