import { env } from '@/shared/env';

/** Loads the local stand-in of Stripe.js, which `loadStripe` then finds on the page. */
export async function loadSandboxScript() {
  if (env.stripeJsUrl === '' || 'Stripe' in window) return;
  const script = document.createElement('script');
  await new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${env.stripeJsUrl} did not load`)));
    script.src = env.stripeJsUrl;
    document.head.append(script);
  });
}
