import * as v from 'valibot';
import { hostSchemas, isHostName, isHttpUrl, isLocalHost } from './hosts';

/** Vite's mode in which the app runs against the local stand-ins (`npm start`, browser tests). */
export const SANDBOX_MODE = 'sandbox';
/** Vite's mode of `npm run dev`. */
const DEVELOPMENT_MODE = 'development';

const given = v.pipe(v.string('is missing'), v.trim(), v.minLength(1, 'is missing'));
const withoutColon = v.pipe(given, v.excludes(':', 'must not contain a colon'));
const text = (fallback: string) => v.optional(v.pipe(v.string(), v.trim()), fallback);

const sandboxSchema = v.object({
  VITE_STRIPE_JS_URL: text(''),
  VITE_AUTH_EMULATOR_URL: text(''),
  MODE: v.string(),
});

function settingsSchema(mode: string) {
  const { address, host } = hostSchemas([SANDBOX_MODE, DEVELOPMENT_MODE].includes(mode));
  return v.pipe(
    v.object({
      VITE_API_URL: v.pipe(given, address),
      VITE_PAYMENTS_URL: v.pipe(given, address),
      VITE_IMAGE_UPLOAD_URL: v.pipe(given, address),
      VITE_IMAGE_UPLOAD_KEY: given,
      VITE_IMAGE_HOSTS: v.pipe(
        text('i.ibb.co,lh3.googleusercontent.com'),
        v.transform((hosts) => hosts.split(',').map((host) => host.trim().toLowerCase())),
        v.transform((hosts) => hosts.filter((host) => host !== '')),
        v.array(host),
      ),
      VITE_STRIPE_PUBLISHABLE_KEY: v.pipe(given, v.startsWith('pk_', 'is not a publishable key (pk_…)')),
      VITE_FIREBASE_API_KEY: withoutColon,
      VITE_FIREBASE_AUTH_DOMAIN: v.pipe(withoutColon, v.check(isHostName, 'is not a host name')),
      VITE_FIREBASE_PROJECT_ID: given,
      VITE_FIREBASE_APP_ID: given,
      VITE_SITE_NAME: text('SecondGear'),
      VITE_SITE_PHONE: text(''),
      VITE_SITE_CITY: text(''),
      VITE_SITE_EMAIL: v.pipe(given, v.email('is not an e-mail address')),
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
      },
      isSandbox: raw.MODE === SANDBOX_MODE,
    })),
  );
}

export type Settings = v.InferOutput<ReturnType<typeof settingsSchema>>;

/** Every fault is one line that begins with the setting's name. */
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

/** The hosts that the built page may talk to; its content security policy is made of them. */
export function hostsOf(settings: Settings) {
  return [settings.apiUrl, settings.paymentsUrl, settings.imageUploadUrl].map((address) => new URL(address).origin);
}

function nameOf(issue: v.BaseIssue<unknown>) {
  return String(issue.path?.[0]?.key);
}

function faultOf(issue: { message: string; received: string }) {
  return issue.received === 'undefined' && issue.message.startsWith('Invalid key') ? 'is missing' : issue.message;
}

function* sandboxFaults({ MODE: mode, ...addresses }: v.InferOutput<typeof sandboxSchema>) {
  for (const [name, address] of Object.entries(addresses)) {
    if (address === '') continue;
    if (!isHttpUrl(address)) yield `${name} must start with http or https`;
    else if (!isLocalHost(new URL(address).hostname)) yield `${name} may only point to localhost`;
    if (mode !== SANDBOX_MODE) yield `${name} belongs to sandbox mode alone: leave it out`;
  }
  if (mode === SANDBOX_MODE && addresses.VITE_AUTH_EMULATOR_URL === '') yield 'VITE_AUTH_EMULATOR_URL is missing';
}
