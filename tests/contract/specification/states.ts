import type { LeftOut, Line } from './line';

/** Section 4. */
export const states: readonly Line[] = [
  {
    line: 'at the start there is no user and loading is true, until the identity service has restored the session',
    shownBy: [
      'stories/visitor/visitor > sees the static parts before the session is known, and a spinner in the other parts',
      'stories/session/sign-in > opens a deep link at once',
    ],
  },
  {
    line: 'while signing in or up, the form is busy and sends nothing twice (as decided)',
    shownBy: [
      'stories/resilience/double-clicks > logs in once',
      'units/ui > a busy button does not submit and keeps the focus',
    ],
  },
  {
    line: 'a failed login, sign-up or popup ends the loading state (as decided)',
    shownBy: [
      'stories/session/sign-in-fails > reads that the sign-in service does not respond, and can try again',
      'stories/session/sign-up-breaks > at the account (%s) can be retried, and uploads the photo once',
      'stories/session/google > and %s reads the error, and can try again',
    ],
  },
  {
    line: 'a sign-up sets name and photo of the account',
    shownBy: ['stories/specification/identity > name and photo after a sign-up, followed by the confirmation mail'],
  },
  {
    line: 'the service signs out a user whose account is disabled or whose session has ended',
    shownBy: [
      'stories/session/session > because it is %s leads to the login page with the reason',
      'stories/session/session > between two visits leads to the login page with a reason',
    ],
  },
  {
    line: 'role checks start as neither admin nor seller, then follow the server',
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
      'units/marketWrites > making a user an admin replaces the role, and changes nothing the second time',
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
      'stories/buyer/wishes > is led from a bought car to its receipt, and can neither buy nor remove it: %s',
    ],
  },
  {
    line: 'payment: an intent is requested when the page loads',
    shownBy: ['stories/payments/breaks > whose intent %s shows an error, and asks again only if told to'],
  },
  {
    line: 'payment: the card is confirmed on submit; a success is recorded and shown with its id',
    says: ['Your Payment Successfully Done'],
    shownBy: [
      'stories/buyer/pays > pays for a wished car and keeps the receipt',
      'stories/specification/calls > the intent, from the payments host, and the payment',
    ],
  },
  {
    line: 'payment: Pay is disabled until the provider is ready and a secret exists, and while a payment is processed',
    shownBy: [
      'stories/buyer/pays > cannot pay before the payment is prepared',
      'stories/buyer/pays > pays once with a double click',
    ],
  },
  {
    line: 'a removed wish: toast, and the list is refetched',
    says: ['Product Deleted'],
    shownBy: ['stories/live/lists > asks for a confirmation that names the car, and removes the row at once'],
  },
  {
    line: 'a sent report: toast, and the form clears',
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
    line: 'loading is true again while a user signs in or out',
    because: 'as decided, it disables the form but never hides a screen',
  },
];
