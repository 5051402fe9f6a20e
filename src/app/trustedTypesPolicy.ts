import { env } from '@/lib/config/env';
import { GOOGLE_SCRIPT_HOST, STRIPE_SCRIPT_HOST } from '@/lib/config/scriptHosts';

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: Record<string, (text: string) => string | undefined>,
  ) => { createScriptURL: (url: string) => string };
}

declare global {
  interface Window {
    /** Undefined in browsers that do not support Trusted Types. */
    readonly trustedTypes?: TrustedTypes;
  }
}

const SCRIPT_HOSTS = [STRIPE_SCRIPT_HOST, GOOGLE_SCRIPT_HOST];

/**
 * Creates the default Trusted Types policy, for the Content-Security-Policy that requires Trusted Types: it allows only script
 * URLs of Stripe and Google sign-in. It allows no HTML until Stripe.js has loaded, and any HTML after that, because Stripe.js sets
 * some itself.
 */
export function installTrustedTypesPolicy(): void {
  window.trustedTypes?.createPolicy('default', { createHTML, createScriptURL });
}

function createHTML(html: string) {
  return 'Stripe' in window ? html : undefined;
}

function createScriptURL(url: string) {
  const { origin, protocol, hostname } = new URL(url, window.location.href);
  if (env.stripeJsUrl !== '' && origin === new URL(env.stripeJsUrl).origin) return url;
  const isKnown = SCRIPT_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return protocol === 'https:' && isKnown ? url : undefined;
}
