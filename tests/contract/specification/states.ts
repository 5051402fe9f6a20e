import type { LeftOut, Line } from './line';

/** Section 4. */
export const states: readonly Line[] = [
  {
    line: 'at the start nobody is known and loading is on, until the identity service says who is here',
    shownBy: [
      'stories/visitor/visitor > sees the static parts before the session is known, and a spinner in the other parts',
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
      'stories/session/sign-in-fails > reads that the sign-in service does not respond, and can try again',
      'stories/session/sign-up-breaks > at the account (%s) can be retried, and uploads the photo once',
      'stories/session/google > and %s reads the error, and can try again',
      'stories/session/session > shows an error, and can be retried',
    ],
  },
  {
    line: 'a sign-up sets name and photo of the account',
    shownBy: ['stories/specification/identity > name and photo after a sign-up, followed by the confirmation mail'],
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
      'stories/specification/navigation > of a %s has exactly the entries of the role',
      'stories/session/sign-in-fails > opens the pages of their own role',
    ],
  },
  {
    line: 'role: buyer or seller chosen at sign-up',
    shownBy: [
      'stories/session/sign-up > signs up as a seller and is taken to the requested page',
      'stories/session/sign-up > reads which fields are required',
    ],
  },
  {
    line: 'role: an admin may change it to admin',
    shownBy: [
      'stories/admin/users > makes a seller an admin, which removes the seller from the list',
      'units/marketWrites > making an admin replaces the role, and changes nothing the second time',
    ],
  },
  {
    line: 'seller: not verified, then verified, with a badge',
    shownBy: [
      'stories/admin/users > verifies a seller after a confirmation',
      'stories/buyer/browses > sees the verified seller, and the phone number after a click',
    ],
  },
  {
    line: 'wishlist item: unpaid, then paid; Pay is gone once it is paid',
    shownBy: [
      'stories/live/lists > keeps a paid row, and offers no payment in a row whose car is gone',
      'stories/buyer/wishes > sees a bought car as bought, and cannot remove it',
    ],
  },
  {
    line: 'payment: an intent is asked for when the page loads',
    shownBy: ['stories/payments/breaks > that cannot be prepared shows an error, and can be retried'],
  },
  {
    line: 'payment: the card is confirmed on submit; succeeded is recorded and told with its id',
    says: ['Your Payment Successfully Done'],
    shownBy: [
      'stories/buyer/pays > pays for a wished car and keeps the receipt',
      'stories/specification/calls > the intent, from the payments host, and the payment',
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
    shownBy: ['stories/live/lists > asks for a confirmation that names the car, and removes the row at once'],
  },
  {
    line: 'a report that was sent: toast, and the form clears',
    says: ['Your Report Have Been Submitted'],
    shownBy: ['stories/buyer/reports > reports a post with exactly the fields of the contract'],
  },
  {
    line: 'the five polled lists',
    shownBy: ['stories/specification/constants > %s (%s)', 'stories/specification/constants > no other list is polled'],
  },
  {
    line: 'the side menu is collapsed or expanded',
    shownBy: ['stories/specification/navigation > is 200 pixels wide, 50 when collapsed, and remembers its state'],
  },
];

export const statesLeftOut: readonly LeftOut[] = [
  {
    line: 'loading is true again while somebody signs in or out',
    because: 'decided: it disables the form concerned and never takes a screen away',
  },
];
