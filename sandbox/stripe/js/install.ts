import { makeStripe } from './stripe';

/** Defines `window.Stripe`; `apiUrl` is the payments host. Tests call it where scripts are not loaded. */
export function installStripe(target: Window, apiUrl: string): void {
  target.Stripe = makeStripe(target, apiUrl);
}
