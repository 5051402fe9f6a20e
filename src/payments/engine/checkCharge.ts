import type { Stripe } from '@stripe/stripe-js';
import { confirmLockName, isLockHeld } from '@/lib/browser/locks';
import { AUTHENTICATION_MS, CARD_GRACE_MS } from '@/payments/limits';
import { preparedEntry, chargedEntry, type Payment, type SentEntry } from './entry';
import { retrieveIntent } from './intent';
import type { Ledger } from './ledger';
import { remainingGraceMs } from './remainingGrace';

/**
 * The first two are Stripe's words. `processing`: the bank has not decided. `requires_action`: the bank's 3-D Secure challenge may
 * be open in some tab. `unsure`: nothing is charged yet, but the card that was sent may still reach Stripe.
 */
export type PendingStatus = 'processing' | 'requires_action' | 'unsure';

/**
 * Checks with Stripe whether a card that was sent has been charged, and stores the result in the ledger.
 * @returns 'uncharged' if nothing was charged and the card that was sent can no longer reach Stripe
 */
export async function checkCharge(
  entry: SentEntry,
  ledger: Ledger,
  stripe: Stripe,
): Promise<Payment | PendingStatus | 'uncharged'> {
  const { leftAt = Date.now(), ...sent } = entry;
  const intent = await retrieveIntent(entry, stripe);
  if (!intent) {
    await ledger.forget(entry.wishId);
    return 'uncharged';
  }
  const { status } = intent;
  switch (status) {
    case 'succeeded': {
      const payment = chargedEntry(entry, intent);
      await ledger.keep(payment);
      return payment;
    }
    case 'requires_action':
    case 'requires_capture':
    case 'requires_confirmation':
    case 'requires_payment_method': {
      if (status === 'requires_action' && (await canChallengeBeOpen(entry))) {
        if (entry.leftAt !== undefined) await ledger.keep(sent);
        return status;
      }
      const isOver = remainingGraceMs(leftAt, CARD_GRACE_MS) === 0;
      await ledger.keep(isOver ? preparedEntry(sent, sent.clientSecret) : { ...sent, leftAt });
      return isOver ? 'uncharged' : 'unsure';
    }
    case 'canceled':
      await ledger.forget(entry.wishId);
      return 'uncharged';
    case 'processing':
      return 'processing';
  }
}

/** Only the page that sent the card can show the 3-D Secure challenge; closing the page closes the challenge. */
async function canChallengeBeOpen({ wishId, sentAt = 0 }: SentEntry) {
  return remainingGraceMs(sentAt, AUTHENTICATION_MS) > 0 && isLockHeld(confirmLockName(wishId));
}
