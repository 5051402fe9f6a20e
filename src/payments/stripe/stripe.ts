import { loadStripe } from '@stripe/stripe-js/pure';
import { queryOptions } from '@tanstack/react-query';
import { CallError } from '@/api/callError';
import { loadChunk } from '@/lib/browser/loadChunk';
import { withTimeout } from '@/lib/browser/withTimeout';
import { env } from '@/lib/config/env';
import { CALL_TIMEOUT_MS } from '@/lib/config/limits';
import { keys } from '@/lib/config/queryKeys';
import { chargeTexts as texts } from '@/payments/chargeTexts';

export const isTestMode = env.stripeKey.startsWith('pk_test_');

/** Stripe.js, loaded on the first visit to a payment page. */
export const cardProvider = queryOptions({
  queryKey: [...keys.payments, 'stripe'],
  queryFn: loadCardProvider,
  staleTime: Infinity,
  gcTime: Infinity,
  structuralSharing: false,
  // Stripe's loader retries once by itself.
  retry: false,
});

async function loadCardProvider() {
  try {
    // Browsers set no timeout for a script. One that arrives after this timeout is still used by the next try.
    const stripe = await withTimeout(load(), CALL_TIMEOUT_MS);
    if (stripe) return stripe;
  } catch (cause) {
    throw new CallError('rule', { message: texts.loadFailed, cause });
  }
  throw new CallError('rule', { message: texts.loadFailed });
}

async function load() {
  // The comparison with a literal keeps the loader of the fake out of all other builds.
  if (import.meta.env.MODE === 'sandbox') await (await loadChunk(() => import('./sandboxScript'))).loadSandboxScript();
  return loadStripe(env.stripeKey, { locale: 'en' });
}
