interface Decline {
  code: string;
  decline_code?: string;
  message: string;
}

interface TestCard {
  /** The bank asks for 3-D Secure before it pays. */
  isChallenged?: true;
  decline?: Decline;
}

const declined = (decline_code: string, message = 'Your card was declined.'): TestCard => ({
  decline: { code: 'card_declined', decline_code, message },
});
const refused = (code: string, message: string): TestCard => ({ decline: { code, message } });

/** Some of Stripe's published test cards (docs.stripe.com/testing): the number decides how the payment ends. */
const testCards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': {},
  '5555555555554444': {},
  '4000000000000002': declined('generic_decline'),
  '4000000000009995': declined('insufficient_funds', 'Your card has insufficient funds.'),
  '4000000000000069': refused('expired_card', 'Your card has expired.'),
  '4000000000000127': refused('incorrect_cvc', "Your card's security code is incorrect."),
  '4000000000000119': refused(
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ),
  '4000002500003155': { isChallenged: true },
  '4000002760003184': { isChallenged: true },
};

const otherCard = declined(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
);

export const cardWith = (number: string): TestCard => testCards[number] ?? otherCard;
