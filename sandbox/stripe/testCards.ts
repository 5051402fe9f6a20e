import type { Brand } from './cardNumbers';

interface Decline {
  code: string;
  decline_code?: string;
  message: string;
}

const declined = (decline_code: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  decline_code,
  message,
});

/** Stripe's published decline codes and messages. */
export const declines = {
  generic: declined('generic_decline'),
  insufficientFunds: declined('insufficient_funds', 'Your card has insufficient funds.'),
  lost: declined('lost_card'),
  stolen: declined('stolen_card'),
  fraudulent: declined('fraudulent'),
  tooOften: declined(
    'card_velocity_exceeded',
    'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  ),
  expired: { code: 'expired_card', message: 'Your card has expired.' },
  cvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  processing: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  live: declined(
    'test_mode_live_card',
    'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  ),
} as const satisfies Record<string, Decline>;

export interface TestCard {
  brand: Brand;
  /** The id of the predefined payment method for this card, used by servers. */
  token?: string;
  requiresChallenge?: true;
  fails?: keyof typeof declines;
}

/** Stripe's published test cards: the number determines the outcome of the payment. */
export const testCards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { brand: 'visa', token: 'pm_card_visa' },
  '4000056655665556': { brand: 'visa', token: 'pm_card_visa_debit' },
  '5555555555554444': { brand: 'mastercard', token: 'pm_card_mastercard' },
  '2223003122003222': { brand: 'mastercard' },
  '5200828282828210': { brand: 'mastercard', token: 'pm_card_mastercard_debit' },
  '5105105105105100': { brand: 'mastercard', token: 'pm_card_mastercard_prepaid' },
  '378282246310005': { brand: 'amex', token: 'pm_card_amex' },
  '371449635398431': { brand: 'amex' },
  '6011111111111117': { brand: 'discover', token: 'pm_card_discover' },
  '3056930009020004': { brand: 'diners', token: 'pm_card_diners' },
  '36227206271667': { brand: 'diners' },
  '3566002020360505': { brand: 'jcb', token: 'pm_card_jcb' },
  '6200000000000005': { brand: 'unionpay', token: 'pm_card_unionpay' },
  '4000000000000002': { brand: 'visa', token: 'pm_card_visa_chargeDeclined', fails: 'generic' },
  '4000000000009995': {
    brand: 'visa',
    token: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    fails: 'insufficientFunds',
  },
  '4000000000009987': { brand: 'visa', token: 'pm_card_visa_chargeDeclinedLostCard', fails: 'lost' },
  '4000000000009979': { brand: 'visa', token: 'pm_card_visa_chargeDeclinedStolenCard', fails: 'stolen' },
  '4000000000000069': { brand: 'visa', token: 'pm_card_chargeDeclinedExpiredCard', fails: 'expired' },
  '4000000000000127': { brand: 'visa', token: 'pm_card_chargeDeclinedIncorrectCvc', fails: 'cvc' },
  '4000000000000119': { brand: 'visa', token: 'pm_card_chargeDeclinedProcessingError', fails: 'processing' },
  '4000000000006975': {
    brand: 'visa',
    token: 'pm_card_visa_chargeDeclinedVelocityLimitExceeded',
    fails: 'tooOften',
  },
  '4100000000000019': { brand: 'visa', token: 'pm_card_radarBlock', fails: 'fraudulent' },
  '4000002500003155': { brand: 'visa', token: 'pm_card_authenticationRequiredOnSetup', requiresChallenge: true },
  '4000002760003184': { brand: 'visa', token: 'pm_card_authenticationRequired', requiresChallenge: true },
  '4000000000003220': { brand: 'visa', token: 'pm_card_threeDSecure2Required', requiresChallenge: true },
  '4000008400001629': {
    brand: 'visa',
    token: 'pm_card_threeDSecureRequiredChargeDeclined',
    requiresChallenge: true,
    fails: 'generic',
  },
  '4000008260003178': {
    brand: 'visa',
    token: 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
    requiresChallenge: true,
    fails: 'insufficientFunds',
  },
};
