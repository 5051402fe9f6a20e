import type { LeftOut, Line } from './line';

/** Section 4. */
export const states: readonly Line[] = [
  {
    line: 'at the start nobody is known and loading is on, until the identity service says who is here',
    shownBy: [
      'stories/visitor/visitor > reads the static parts while nobody knows yet who looks, and a spinner where it matters',
      'stories/session/sign-in > opens a deep link at once',
    ],
  },
  {
    line: 'while signing in or up, the form is busy and sends nothing twice (as decided)',
    shownBy: [
      'stories/resilience/double-clicks > logs in once',
      'units/ui > a busy button sends nothing and keeps the focus',
    ],
  },
  {
    line: 'a login, an account, a popup and a sign-out that fail end the wait (as decided)',
    shownBy: [
      'stories/session/sign-in-fails > is told when the sign-in service does not answer, and can try again',
      'stories/session/sign-up-breaks > at the account (%s) goes on, and uploads the photo once',
      'stories/session/google > and %s reads so, and can try again',
      'stories/session/session > says so, and can be tried again',
    ],
  },
  {
    line: 'a sign-up sets name and photo of the account',
    shownBy: ['stories/specification/identity > name and photo after a sign-up, then for the confirmation mail'],
  },
  {
    line: 'the service signs out who is disabled or whose session is over',
    shownBy: [
      'stories/session/session > because it is %s leads to the login page with the reason',
      'stories/session/session > between two visits leads to the login page with a reason',
    ],
  },
  {
    line: 'role checks begin as no admin and no seller, and follow the server',
    shownBy: [
      'stories/specification/navigation > of a %s has exactly their entries',
      'stories/session/sign-in-fails > opens the pages of the role that they have',
    ],
  },
  {
    line: 'role: buyer or seller chosen at sign-up',
    shownBy: [
      'stories/session/sign-up > signs up as a seller and is taken to where they were going',
      'stories/session/sign-up > is asked for every field',
    ],
  },
  {
    line: 'role: an admin may change it to admin',
    shownBy: [
      'stories/admin/users > makes one an admin, who leaves the list',
      'units/marketWrites > making an admin replaces the role, and changes nothing the second time',
    ],
  },
  {
    line: 'seller: not verified, then verified, with a badge',
    shownBy: [
      'stories/admin/users > verifies one after being asked',
      'stories/buyer/browses > meets its seller, verified, and the phone number after a click',
    ],
  },
  {
    line: 'wishlist item: unpaid, then paid; Pay is gone once it is paid',
    shownBy: [
      'stories/live/lists > keeps a paid row as the proof, and one whose car is gone cannot be paid',
      'stories/buyer/wishes > sees what they bought as bought, and cannot take it off',
    ],
  },
  {
    line: 'payment: an intent is asked for when the page loads',
    shownBy: ['stories/payments/breaks > that cannot be prepared says so, and can be tried again'],
  },
  {
    line: 'payment: the card is confirmed on submit; succeeded is recorded and told with its id',
    says: ['Your Payment Successfully Done'],
    shownBy: [
      'stories/buyer/pays > pays for a wished car and keeps the receipt',
      'stories/specification/calls > the intent, asked for on the other host, and the payment',
    ],
  },
  {
    line: 'payment: Pay is disabled until the provider is ready and a secret exists, and while one is processed',
    shownBy: [
      'stories/buyer/pays > cannot pay before the payment is prepared',
      'stories/buyer/pays > pays once with a double click',
    ],
  },
  {
    line: 'a removed wish: toast, and the list is read again',
    says: ['Product Deleted'],
    shownBy: ['stories/live/lists > asks before it removes, names the car, and takes the row out at once'],
  },
  {
    line: 'a report that was sent: toast, and the form clears',
    says: ['Your Report Have Been Submitted'],
    shownBy: ['stories/buyer/reports > reports a post with exactly the fields that the marketplace keeps'],
  },
  {
    line: 'the five polled lists',
    shownBy: ['stories/specification/constants > %s (%s)', 'stories/specification/constants > no other list is'],
  },
  {
    line: 'the side menu is collapsed or expanded',
    shownBy: ['stories/specification/navigation > is 200 pixels wide, 50 when collapsed, and stays as it was left'],
  },
];

export const statesLeftOut: readonly LeftOut[] = [
  {
    line: 'loading is true again while somebody signs in or out',
    because: 'decided: it disables the form concerned and never takes a screen away',
  },
];
