import { createHash } from 'node:crypto';
import { GOOGLE_SCRIPT_HOST, STRIPE_SCRIPT_HOST } from '../src/lib/config/scriptHosts.ts';
import { originOf, hostsOf, type Settings } from '../src/lib/config/settings.ts';
import { scriptsOf, stylesOf } from './pages.ts';

// From Stripe's integration security guide. The maps host in its list is only for Stripe's address field.
const STRIPE_SCRIPTS = [`https://${STRIPE_SCRIPT_HOST}`, `https://*.${STRIPE_SCRIPT_HOST}`];
const STRIPE_PAGES = [...STRIPE_SCRIPTS, 'https://hooks.stripe.com'];
const STRIPE_API = 'https://api.stripe.com';

/** The script that Firebase loads for Google's popup, and the folder of the parts that this loads. */
const GOOGLE_SCRIPTS = ['/js/api.js', '/_/scs/abc-static/_/js/'].map((path) => `https://${GOOGLE_SCRIPT_HOST}${path}`);
/** The site's own policy (`trustedTypesPolicy.ts`), and those of Google's script. Stripe.js makes none. */
const TRUSTED_TYPES = ['default', 'gapi#gapi', 'gapi#html', 'goog#html'];
const FIREBASE_APIS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/**
 * The built site's Content-Security-Policy. It allows the site's own files, Stripe, Google and the hosts in the settings.
 * @param documents the HTML of all documents, whose inline scripts and styles are allowed by their hashes
 */
export function contentPolicy(settings: Settings, documents: readonly string[]): string {
  const { authEmulatorUrl, stripeJsUrl } = settings;
  const emulator = authEmulatorUrl === '' ? [] : [new URL(authEmulatorUrl).origin];
  const fakeStripe = stripeJsUrl === '' ? [] : [new URL(stripeJsUrl).origin];
  const sentry = settings.sentryDsn === '' ? [] : [new URL(settings.sentryDsn).origin];
  const identityPage = settings.isSandbox ? emulator : [`https://${settings.firebase.authDomain}`];

  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(documents, scriptsOf), ...STRIPE_SCRIPTS, ...GOOGLE_SCRIPTS, ...fakeStripe],
    'style-src': ["'self'", ...hashesOf(documents, stylesOf)],
    // Stripe.js sizes its frames by style attributes. Such an attribute affects its own element only.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', ...settings.imageHosts.map(originOf)],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...hostsOf(settings),
      ...FIREBASE_APIS,
      STRIPE_API,
      ...fakeStripe,
      ...emulator,
      ...sentry,
    ],
    'frame-src': [...STRIPE_PAGES, ...identityPage],
    'base-uri': ["'none'"],
    // The search of home (`home/CarSearch.tsx`), before its code is there.
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': TRUSTED_TYPES,
  };
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** In one order, whatever that of the documents. */
const hashesOf = (documents: readonly string[], partsOf: (html: string) => string[]) =>
  documents
    .flatMap(partsOf)
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .sort();
