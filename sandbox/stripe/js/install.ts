import { makeStripe } from './stripe';

/** Puts the stand-in of Stripe.js on a page that loads no scripts; `apiUrl` is the payments host. */
export function installStripe(target: Window, apiUrl: string): void {
  target.Stripe = makeStripe(target, apiUrl);
}
