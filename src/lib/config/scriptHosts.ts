/** Stripe.js and what it loads. From Stripe's integration security guide, which also names all subdomains. */
export const STRIPE_SCRIPT_HOST = 'js.stripe.com';
/** The script of Firebase's popup sign-in, which communicates with a frame of the auth domain. */
export const GOOGLE_SCRIPT_HOST = 'apis.google.com';
