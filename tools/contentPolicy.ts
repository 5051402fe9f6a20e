import { createHash } from 'node:crypto';
import { originOf } from '../src/shared/config/hosts.ts';
import { hostsOf, type Settings } from '../src/shared/config/settings.ts';

// Stripe's list is in its integration security guide; the maps host there belongs to its address field alone.
const STRIPE_SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];
const STRIPE_PAGES = [...STRIPE_SCRIPTS, 'https://hooks.stripe.com'];
const STRIPE_API = 'https://api.stripe.com';

// Firebase's popup loads this script, which talks to a frame of the auth domain.
const GOOGLE_SCRIPT = 'https://apis.google.com';
const FIREBASE_APIS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/**
 * The built site's Content-Security-Policy: its own files, and the hosts that its settings name.
 * @param inline the one script and the one style that stand in the page itself; they are let through by their hashes
 */
export function contentPolicy(settings: Settings, inline: { script: string; style: string }): string {
  const { authEmulatorUrl, stripeJsUrl } = settings;
  const emulator = authEmulatorUrl === '' ? [] : [new URL(authEmulatorUrl).origin];
  const stripeStandIn = stripeJsUrl === '' ? [] : [new URL(stripeJsUrl).origin];
  const identityPage = settings.isSandbox ? emulator : [`https://${settings.firebase.authDomain}`];

  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", hashOf(inline.script), ...STRIPE_SCRIPTS, GOOGLE_SCRIPT, ...stripeStandIn],
    'style-src': [hashOf(inline.style)],
    // Stripe.js sizes its frames through their attribute. What a style attribute can do ends at its element.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', ...settings.imageHosts.map(originOf)],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...hostsOf(settings), ...FIREBASE_APIS, GOOGLE_SCRIPT, STRIPE_API, ...emulator],
    'frame-src': [...STRIPE_PAGES, ...identityPage],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  };
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

function hashOf(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
