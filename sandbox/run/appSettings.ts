import { addressOf, ports } from './ports';
import { UserFacingError } from './userFacingError';

/** The app's settings that depend on the ports; `.env.sandbox` holds the rest. */
export function appSettings(): Record<string, string> {
  const stripeKey = publishableKey(process.env['STRIPE_SECRET_KEY'], process.env['STRIPE_PUBLISHABLE_KEY']);
  return {
    VITE_API_URL: addressOf('market'),
    VITE_PAYMENTS_URL: addressOf('payments'),
    VITE_IMAGE_UPLOAD_URL: `${addressOf('images')}/1/upload`,
    VITE_IMAGE_HOSTS: `localhost:${ports.images},lh3.googleusercontent.com`,
    VITE_STRIPE_JS_URL: stripeKey === undefined ? `${addressOf('payments')}/stripe.js` : '',
    ...(stripeKey !== undefined && { VITE_STRIPE_PUBLISHABLE_KEY: stripeKey }),
    VITE_AUTH_EMULATOR_URL: addressOf('identity'),
  };
}

/**
 * The publishable key if Stripe's own test mode is used, undefined if the fake is. Both keys of one account are
 * needed, and live keys are refused: demo cars must not cost money.
 * @throws UserFacingError if the secret key is set but is not a test key, or has no publishable test key beside it
 */
function publishableKey(secret = '', publishable = '') {
  if (secret === '') return undefined;
  if (/^(sk|rk)_test_/.test(secret) && publishable.startsWith('pk_test_')) return publishable;
  throw new UserFacingError(
    'STRIPE_SECRET_KEY is set: give it a test key (sk_test_…), and the same account’s pk_test_… key as STRIPE_PUBLISHABLE_KEY, or unset both.',
  );
}
