/** The error that Stripe.js throws for a mistake in the page's code. */
export class IntegrationError extends Error {
  override readonly name = 'IntegrationError';
}
