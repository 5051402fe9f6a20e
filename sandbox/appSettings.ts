import { PlainError } from './plainError';
import { addressOf, ports } from './ports';

/** The app's settings that follow the ports; `.env.sandbox` holds the rest. */
export function appSettings(): Record<string, string> {
  const isRealStripe = expectTestKeys(process.env['STRIPE_SECRET_KEY'], process.env['VITE_STRIPE_PUBLISHABLE_KEY']);
  return {
    VITE_API_URL: addressOf('market'),
    VITE_PAYMENTS_URL: addressOf('payments'),
    VITE_IMAGE_UPLOAD_URL: `${addressOf('images')}/1/upload`,
    VITE_IMAGE_HOSTS: `localhost:${ports.images},lh3.googleusercontent.com`,
    VITE_STRIPE_JS_URL: isRealStripe ? '' : `${addressOf('payments')}/stripe.js`,
    VITE_AUTH_EMULATOR_URL: addressOf('identity'),
  };
}

/** Stripe's own test mode needs both keys of one account, and never the live ones: demo cars must not cost money. */
function expectTestKeys(secret: string | undefined, publishable: string | undefined) {
  if (secret === undefined || secret === '') return false;
  const isTest = /^(sk|rk)_test_/.test(secret) && publishable?.startsWith('pk_test_') === true;
  if (isTest) return true;
  throw new PlainError(
    'STRIPE_SECRET_KEY is set: give it a test key (sk_test_…), and the same account’s pk_test_… key as VITE_STRIPE_PUBLISHABLE_KEY, or unset both.',
  );
}
