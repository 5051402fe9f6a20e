import * as v from 'valibot';

/** The Vite mode in which the app uses local replacements of all hosts (`npm start`, browser tests). */
export const SANDBOX_MODE = 'sandbox';
/** The Vite mode of `npm run dev`. */
const DEVELOPMENT_MODE = 'development';

const required = v.pipe(v.string('is missing'), v.trim(), v.minLength(1, 'is missing'));
const withoutColon = v.pipe(required, v.excludes(':', 'must not contain a colon'));
/** Firebase's rule for ids. */
const isProjectId = (id: string) => /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(id);
const text = (fallback: string) => v.optional(v.pipe(v.string(), v.trim()), fallback);

const sandboxSchema = v.object({
  VITE_STRIPE_JS_URL: text(''),
  VITE_AUTH_EMULATOR_URL: text(''),
  MODE: v.string(),
});

function settingsSchema(mode: string) {
  const { url, host, publicName, dsn } = hostSchemas([SANDBOX_MODE, DEVELOPMENT_MODE].includes(mode));
  return v.pipe(
    v.object({
      VITE_API_URL: v.pipe(required, url),
      VITE_PAYMENTS_URL: v.pipe(required, url),
      VITE_IMAGE_UPLOAD_URL: v.pipe(required, url),
      VITE_IMAGE_UPLOAD_KEY: required,
      VITE_IMAGE_HOSTS: v.pipe(
        text('i.ibb.co,lh3.googleusercontent.com'),
        v.transform((hosts) => hosts.split(',').map((host) => host.trim().toLowerCase())),
        v.transform((hosts) => hosts.filter((host) => host !== '')),
        v.array(host),
      ),
      VITE_STRIPE_PUBLISHABLE_KEY: v.pipe(required, v.startsWith('pk_', 'is not a publishable key (pk_…)')),
      VITE_FIREBASE_API_KEY: withoutColon,
      VITE_FIREBASE_AUTH_DOMAIN: v.pipe(withoutColon, v.check(isHostName, 'is not a host name'), publicName),
      VITE_FIREBASE_PROJECT_ID: v.pipe(required, v.check(isProjectId, 'is not the id of a Firebase project')),
      VITE_FIREBASE_APP_ID: required,
      VITE_SITE_NAME: text('SecondGear'),
      VITE_SITE_PHONE: text(''),
      VITE_SITE_CITY: text(''),
      VITE_SITE_EMAIL: v.pipe(required, v.email('is not an email address')),
      VITE_SITE_URL: v.optional(v.pipe(v.string(), v.trim(), v.union([v.literal(''), v.pipe(url, isRoot)])), ''),
      VITE_SENTRY_DSN: v.pipe(text(''), dsn),
      ...sandboxSchema.entries,
    }),
    v.transform((raw) => ({
      apiUrl: raw.VITE_API_URL.replace(/\/+$/, ''),
      paymentsUrl: raw.VITE_PAYMENTS_URL.replace(/\/+$/, ''),
      imageUploadUrl: raw.VITE_IMAGE_UPLOAD_URL,
      imageUploadKey: raw.VITE_IMAGE_UPLOAD_KEY,
      imageHosts: raw.VITE_IMAGE_HOSTS,
      stripeKey: raw.VITE_STRIPE_PUBLISHABLE_KEY,
      stripeJsUrl: raw.VITE_STRIPE_JS_URL,
      firebase: {
        apiKey: raw.VITE_FIREBASE_API_KEY,
        authDomain: raw.VITE_FIREBASE_AUTH_DOMAIN,
        projectId: raw.VITE_FIREBASE_PROJECT_ID,
        appId: raw.VITE_FIREBASE_APP_ID,
      },
      authEmulatorUrl: raw.VITE_AUTH_EMULATOR_URL,
      site: {
        name: raw.VITE_SITE_NAME || 'SecondGear',
        phone: raw.VITE_SITE_PHONE,
        city: raw.VITE_SITE_CITY,
        email: raw.VITE_SITE_EMAIL,
        /** The origin of the site's one address; empty if the settings do not name it. */
        url: raw.VITE_SITE_URL && new URL(raw.VITE_SITE_URL).origin,
      },
      sentryDsn: raw.VITE_SENTRY_DSN,
      isSandbox: raw.MODE === SANDBOX_MODE,
    })),
  );
}

export type Settings = v.InferOutput<ReturnType<typeof settingsSchema>>;

/** Every fault is a line that begins with the setting's name. */
export type CheckedSettings = { settings: Settings; faults: [] } | { settings: undefined; faults: string[] };

/**
 * Reads and checks all settings at once.
 * @param raw the `VITE_…` variables and Vite's `MODE`, as in `import.meta.env`
 */
export function checkSettings(raw: unknown): CheckedSettings {
  const sandbox = v.parse(sandboxSchema, raw);
  const result = v.safeParse(settingsSchema(sandbox.MODE), raw, { abortPipeEarly: true });
  const faults = [
    ...(result.issues ?? []).map((issue) => `${nameOf(issue)} ${faultOf(issue)}`),
    ...sandboxFaults(sandbox),
  ];
  if (!result.success || faults.length > 0) return { settings: undefined, faults };
  return { settings: result.output, faults: [] };
}

/** The origins that the built page may call, for its content security policy. */
export function hostsOf(settings: Settings) {
  return [settings.apiUrl, settings.paymentsUrl, settings.imageUploadUrl].map((url) => new URL(url).origin);
}

function nameOf(issue: v.BaseIssue<unknown>) {
  return String(issue.path?.[0]?.key);
}

function faultOf(issue: { message: string; received: string }) {
  return issue.received === 'undefined' && issue.message.startsWith('Invalid key') ? 'is missing' : issue.message;
}

function* sandboxFaults({ MODE: mode, ...urls }: v.InferOutput<typeof sandboxSchema>) {
  for (const [name, url] of Object.entries(urls)) {
    if (url === '') continue;
    if (!isHttpUrl(url)) yield `${name} must start with http or https`;
    else if (!isLocalHost(new URL(url).hostname)) yield `${name} may only point to localhost`;
    if (mode !== SANDBOX_MODE) yield `${name} belongs to sandbox mode alone: leave it out`;
  }
  if (mode === SANDBOX_MODE && urls.VITE_AUTH_EMULATOR_URL === '') yield 'VITE_AUTH_EMULATOR_URL is missing';
}

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];
/** Excludes `;` and `*`, which a URL's host may contain but which would end or widen a source in a content security policy. */
const HOST_NAME = /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*$/i;

export function isLocalHost(hostname: string) {
  return LOCAL_HOSTS.includes(hostname);
}

function isHostName(name: string) {
  return HOST_NAME.test(name);
}

export function isHttpUrl(url: string) {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return /^https?:$/.test(protocol) && (isHostName(hostname) || isLocalHost(hostname));
}

/** Whether a text is the address of a project of Sentry, with its public key. An old one can also have a secret key, after a colon. */
function isDsn(text: string) {
  return isHttpUrl(text) && /^https?:\/\/\w+@[^/]+(\/[\w.-]+)*\/\d+$/.test(text);
}

/** @param host a host name, with or without a port */
export function originOf(host: string) {
  return `${isLocalHost(hostNameOf(host)) ? 'http' : 'https'}://${host}`;
}

const isRoot = v.check((url: string) => new URL(url).pathname === '/', 'must not contain a path');
const hasNoUser = (url: string) => new URL(url).username === '' && new URL(url).password === '';

/** The schemas of the hosts that calls and pictures may use: HTTPS only, or this machine if `canBeLocal`. */
function hostSchemas(canBeLocal: boolean) {
  const isLocal = (url: string) => isLocalHost(new URL(url).hostname);
  const isSecure = (url: string) => new URL(url).protocol === 'https:' || isLocal(url);
  const isReachable = (url: string) => canBeLocal || !isLocal(url);
  return {
    url: v.pipe(
      v.string(),
      v.check(isHttpUrl, 'is not an http(s) address'),
      v.check(isSecure, 'must begin with https://'),
      v.check(isReachable, 'points to this machine, which other people cannot reach'),
      v.check(hasNoUser, 'must not contain a user or a password, which everybody could read in the page'),
      v.check((url) => !/[?#]/.test(url), 'must not contain a query (?) or a hash (#)'),
    ),
    dsn: v.pipe(
      v.string(),
      v.check(
        (text) => text === '' || (isDsn(text) && isSecure(text) && isReachable(text)),
        'is not the DSN of a Sentry project (https://<key>@<host>/<number>)',
      ),
    ),
    publicName: v.check(
      (name: string) => isReachable(originOf(name)),
      'points to this machine, which other people cannot reach',
    ),
    host: v.pipe(
      v.string(),
      v.check((host) => isHostName(hostNameOf(host)), 'lists something that is not a host name'),
      v.check((host) => isReachable(originOf(host)), 'lists a host of this machine'),
    ),
  };
}

const hostNameOf = (host: string) => host.replace(/:\d+$/, '');
