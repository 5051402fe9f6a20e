import { createHash } from 'node:crypto';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { checkSettings, hostsOf, type Settings } from '../src/shared/settings.ts';

/** Sets the theme before the first paint; at most 300 bytes, and the policy lists its hash. */
const THEME_LINE =
  "try{var t=localStorage.getItem('theme')}catch(e){}document.documentElement.dataset.theme=t=='dark'||t=='light'?t:matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'";

/**
 * Stops a build whose settings are faulty, shows the faults as a page in development, and writes the content security
 * policy of the settings' hosts into the built page. `frame-ancestors` works in a header alone: firebase.json has it.
 */
export function settingsPlugin(raw: Record<string, string>): Plugin {
  const { settings, faults } = checkSettings(raw);
  let isBuild = false;

  return {
    name: 'settings',
    configResolved(config) {
      isBuild = config.command === 'build';
      if (isBuild && faults.length > 0 && !process.env['VITEST'])
        throw new Error(`The settings need a hand:\n${lines(faults)}`);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!settings) return faultsPage(faults);
        const tags: HtmlTagDescriptor[] = [{ tag: 'script', children: THEME_LINE, injectTo: 'head' }];
        if (isBuild) tags.unshift(policyTag(settings));
        return { html: html.replaceAll('%SITE_NAME%', escapeHtml(settings.site.name)), tags };
      },
    },
  };
}

function policyTag(settings: Settings): HtmlTagDescriptor {
  return {
    tag: 'meta',
    attrs: { 'http-equiv': 'Content-Security-Policy', content: contentPolicy(settings) },
    injectTo: 'head-prepend',
  };
}

/** Firebase Auth's popup needs apis.google.com and a frame of the auth domain; Stripe's list is in its security guide. */
function contentPolicy(settings: Settings) {
  const themeHash = `'sha256-${createHash('sha256').update(THEME_LINE).digest('base64')}'`;
  const emulator = settings.authEmulatorUrl ? [settings.authEmulatorUrl] : [];
  const stripeJs = settings.stripeJsUrl ? [new URL(settings.stripeJsUrl).origin] : [];
  const pictures = settings.imageHosts.map((host) =>
    host.startsWith('localhost') ? `http://${host}` : `https://${host}`,
  );
  const policy = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      themeHash,
      'https://js.stripe.com',
      'https://*.js.stripe.com',
      'https://apis.google.com',
      ...stripeJs,
    ],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...pictures],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...hostsOf(settings),
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://www.googleapis.com',
      'https://apis.google.com',
      'https://api.stripe.com',
      ...emulator,
      ...stripeJs,
    ],
    'frame-src': [
      'https://js.stripe.com',
      'https://*.js.stripe.com',
      'https://hooks.stripe.com',
      settings.isSandbox ? '' : `https://${settings.firebase.authDomain}`,
      ...emulator,
    ],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].filter(Boolean).join(' ')}`)
    .join('; ');
}

function faultsPage(faults: string[]) {
  return `<!doctype html><html lang="en"><head><meta charset="UTF-8"><title>Settings</title></head>
<body style="font:16px/1.6 system-ui;max-width:44rem;margin:4rem auto;padding:0 1rem">
<h1>The settings need a hand</h1>
<p>Copy <code>.env.example</code> to <code>.env</code>, mend these and start again. <code>npm start</code> needs none of them.</p>
<ul>${faults.map((fault) => `<li><code>${escapeHtml(fault)}</code></li>`).join('')}</ul></body></html>`;
}

const lines = (faults: string[]) => faults.map((fault) => `  - ${fault}`).join('\n');

function escapeHtml(text: string) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
