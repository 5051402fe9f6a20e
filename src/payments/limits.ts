import { MINUTE_MS } from '@/lib/config/limits';

/** How long to wait for Stripe's response to a card before asking Stripe for the status of the payment. */
export const CONFIRM_TIMEOUT_MS = MINUTE_MS;

/** How often a payment that is not decided yet, or that another tab makes, is looked up. */
export const UNDECIDED_POLL_MS = 3000;
export const ELSEWHERE_POLL_MS = 1000;
/** After so many look-ups without an answer of the bank, which may then take hours, they become rarer. */
export const FREQUENT_LOOKUPS = 20;
export const BANK_POLL_MS = 30_000;

/** How long the response to a card that was sent to Stripe may still arrive. */
export const CARD_GRACE_MS = 30_000;
