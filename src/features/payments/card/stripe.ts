import { queryOptions } from '@tanstack/react-query';
import { loadStripe } from '@stripe/stripe-js/pure';
import { CallError } from '@/shared/api/callError';
import { loadChunk } from '@/shared/browser/loadChunk';
import { env } from '@/shared/config/env';
import { CALL_TIMEOUT_MS } from '@/shared/config/limits';
import { keys } from '@/shared/config/queryKeys';
import { withTimeout } from '@/shared/browser/withTimeout';
import { paymentMessages as messages } from '@/shared/messages/payments';

export const isTestMode = env.stripeKey.startsWith('pk_test_');

/** Stripe.js, loaded with the first visit of a payment page. */
export const cardProvider = queryOptions({
  queryKey: [...keys.payments, 'stripe'],
  queryFn: loadCardProvider,
  staleTime: Infinity,
  gcTime: Infinity,
  structuralSharing: false,
  // Stripe's loader tries a second time by itself.
  retry: false,
});

async function loadCardProvider() {
  try {
    // A script may be waited for as long as the browser likes; it is still taken when it comes after that.
    const stripe = await withTimeout(load(), CALL_TIMEOUT_MS);
    if (stripe) return stripe;
  } catch (cause) {
    throw new CallError('rule', { message: messages.loadFailed, cause });
  }
  throw new CallError('rule', { message: messages.loadFailed });
}

async function load() {
  // Compared with the literal, so that no other build carries the stand-in's loader.
  if (import.meta.env.MODE === 'sandbox') await (await loadChunk(() => import('./sandboxScript'))).loadSandboxScript();
  return loadStripe(env.stripeKey, { locale: 'en' });
}
