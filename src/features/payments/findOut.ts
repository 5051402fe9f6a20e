import type { Stripe } from '@stripe/stripe-js';
import { confirmLock, isHeld } from '@/shared/alone';
import { AUTHENTICATION_MS, CARD_AGAIN_MS } from '@/shared/limits';
import { askedEntry, chargedEntry, type Payment, type SentEntry } from './entry';
import { lookUp } from './intent';
import type { Ledger } from './ledger';
import { mayArriveFor } from './mayArriveFor';

/**
 * `processing`: the bank has not decided. `authenticating`: the bank's question may be open in some tab. `unsure`: nothing is
 * charged yet, but the card that was sent may still arrive.
 */
export type Undecided = 'processing' | 'authenticating' | 'unsure';

/** Asks Stripe what became of a card that was sent, and writes it down. `open`: nothing was charged. */
export async function findOut(entry: SentEntry, ledger: Ledger, stripe: Stripe): Promise<Payment | Undecided | 'open'> {
  const { leftAt = Date.now(), ...sent } = entry;
  const standing = await lookUp(entry, stripe);
  switch (standing) {
    case 'charged': {
      const payment = chargedEntry(entry);
      await ledger.keep(payment);
      return payment;
    }
    case 'authenticating':
    case 'open': {
      if (standing === 'authenticating' && (await mayBankAsk(entry))) {
        if (entry.leftAt !== undefined) await ledger.keep(sent);
        return standing;
      }
      const isOver = mayArriveFor(leftAt, CARD_AGAIN_MS) === 0;
      await ledger.keep(isOver ? askedEntry(sent, sent.clientSecret) : { ...sent, leftAt });
      return isOver ? 'open' : 'unsure';
    }
    case 'useless':
      await ledger.forget(entry.wishId);
      return 'open';
    case 'processing':
      return 'processing';
  }
}

/** Only the page that has sent the card can show the bank's question; it is gone with that page. */
async function mayBankAsk({ wishId, sentAt = 0 }: SentEntry) {
  return mayArriveFor(sentAt, AUTHENTICATION_MS) > 0 && isHeld(confirmLock(wishId));
}
