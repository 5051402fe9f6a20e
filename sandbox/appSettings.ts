import { addressOf, ports } from './ports';

/** The app's settings that follow the ports; `.env.sandbox` holds the rest. */
export function appSettings(): Record<string, string> {
  const isRealStripe = Boolean(process.env['STRIPE_SECRET_KEY']);
  return {
    VITE_API_URL: addressOf('market'),
    VITE_PAYMENTS_URL: addressOf('payments'),
    VITE_IMAGE_UPLOAD_URL: `${addressOf('images')}/1/upload`,
    VITE_IMAGE_HOSTS: `localhost:${ports.images},lh3.googleusercontent.com`,
    VITE_STRIPE_JS_URL: isRealStripe ? '' : `${addressOf('payments')}/stripe.js`,
    VITE_AUTH_EMULATOR_URL: addressOf('identity'),
  };
}
