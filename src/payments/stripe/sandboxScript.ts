import { env } from '@/lib/config/env';

/** Loads the local fake Stripe.js; `loadStripe` then uses the `Stripe` that it finds on the page. */
export async function loadSandboxScript() {
  if (env.stripeJsUrl === '' || 'Stripe' in window) return;
  const script = document.createElement('script');
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
    script.src = env.stripeJsUrl;
    document.head.append(script);
  });
  if (!('Stripe' in window)) throw new Error(`${env.stripeJsUrl} is not Stripe.js`);
}
