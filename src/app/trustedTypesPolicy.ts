import { env } from '@/shared/config/env';

interface TrustedTypes {
  createPolicy: (name: 'default', rules: Record<string, (text: string) => string | undefined>) => unknown;
}

declare global {
  interface Window {
    /** Not in every browser. */
    readonly trustedTypes?: TrustedTypes;
  }
}

const SCRIPT_HOSTS = ['js.stripe.com', 'apis.google.com'];

/**
 * Says which text the page may turn into HTML or a script's address, where its Content-Security-Policy demands Trusted
 * Types: none, but for the scripts of Stripe and of Google's sign-in.
 */
export function installTrustedTypesPolicy(): void {
  window.trustedTypes?.createPolicy('default', { createHTML, createScriptURL });
}

/** What Stripe.js does inside is not ours to refuse: from its loading on, HTML passes. */
function createHTML(html: string) {
  return 'Stripe' in window ? html : undefined;
}

function createScriptURL(address: string) {
  const { origin, protocol, hostname } = new URL(address, window.location.href);
  if (env.stripeJsUrl !== '' && origin === new URL(env.stripeJsUrl).origin) return address;
  const isKnown = SCRIPT_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return protocol === 'https:' && isKnown ? address : undefined;
}
