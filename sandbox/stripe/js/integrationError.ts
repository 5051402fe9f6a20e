/** What Stripe.js throws when the page, not the buyer, has made the mistake. */
export class IntegrationError extends Error {
  override readonly name = 'IntegrationError';
}
