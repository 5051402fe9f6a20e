import type { Line } from './line';

const code = 'stories/specification/identity > %s (%s) is shown as a plain sentence, with the slice of its message';
const sentence = 'units/authError > %s has its own message';

/** Section 8. */
export const errors: readonly Line[] = [
  { line: 'each code of the identity server is shown as its client code', shownBy: [code] },
  {
    line: 'each client code has its own sentence',
    shownBy: [
      sentence,
      'stories/specification/identity > Every code of the identity service has its own sentence, except for codes of the same meaning',
    ],
  },
  {
    line: 'network-request-failed',
    shownBy: [
      sentence,
      'stories/session/sign-in-fails > reads that the sign-in service does not respond, and can try again',
    ],
  },
  {
    line: 'popup-blocked, popup-closed-by-user, account-exists-with-different-credential, unauthorized-domain',
    shownBy: ['stories/session/google > and %s reads the error, and can try again'],
  },
  { line: 'cancelled-popup-request', shownBy: [sentence, 'units/googlePopup > is cancelled by a second popup'] },
  {
    line: 'an unknown code has a message as well',
    shownBy: [
      'units/authError > that is unknown has the general message',
      'stories/session/sign-in-fails > reads a plain sentence for the error %s',
    ],
  },
  {
    line: 'payment errors show the card provider’s message',
    shownBy: [
      'stories/buyer/pays > reads why %s is declined, and pays with another card',
      'browser/paying > A buyer gets from home to a paid car by keyboard alone, in at most five presses of Enter; a declined card can be replaced',
    ],
  },
  {
    line: 'the payment is done: message with the transaction id',
    says: ['Your Payment Successfully Done', 'Your Transaction Id'],
    shownBy: ['stories/buyer/pays > pays for a wished car and keeps the receipt'],
  },
  {
    line: 'toast after making a user an admin',
    says: ['Admin Making Done'],
    shownBy: [
      'stories/admin/users > makes a seller an admin, which removes the seller from the list',
      'stories/admin/buyers > makes a buyer an admin',
    ],
  },
  {
    line: 'toast after removing a wish',
    says: ['Product Deleted'],
    shownBy: ['stories/live/lists > asks for a confirmation that names the car, and removes the row at once'],
  },
  {
    line: 'toast after verifying a seller',
    says: ['Seller Verified'],
    shownBy: ['stories/admin/users > verifies a seller after a confirmation'],
  },
  {
    line: 'toast after removing a report, and after removing an own car',
    says: ['Reported Post  Deleted'],
    shownBy: [
      'stories/admin/reports > removes the car for good, and every report about it',
      'stories/seller/removes > removes a car: the call goes out after ten seconds, and its row is gone',
    ],
  },
  {
    line: 'toast after posting a car',
    says: ['Car Details Added'],
    shownBy: ['stories/seller/posts > posts a car and finds it among their products'],
  },
  {
    line: 'toast after sending a report; the form clears',
    says: ['Your Report Have Been Submitted'],
    shownBy: ['stories/buyer/reports > reports a post with exactly the fields of the contract'],
  },
  {
    line: 'toast after a sign-up (as decided)',
    says: ['Sign Up Successfully Done'],
    shownBy: ['stories/session/sign-up > signs up as a seller and is taken to the requested page'],
  },
  {
    line: 'login failure: the slice of the message',
    shownBy: [
      'stories/session/sign-in-fails > reads the reason, with the slice of the message in small print, and keeps the input',
    ],
  },
  {
    line: 'network failures are shown (as decided)',
    shownBy: [
      'stories/buyer/browses > reads that the marketplace is down, and can try again',
      'stories/live/lists > that fails shows a status line, slows down, and recovers',
    ],
  },
  {
    line: 'report failures are shown (as decided)',
    shownBy: ['stories/buyer/reports > keeps the text and can be sent again'],
  },
];
