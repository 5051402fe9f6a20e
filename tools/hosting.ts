import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { rewrites } from './pages.ts';

/** All but the paths that Firebase Hosting serves itself: its sign-in pages must stay as they are. */
const EVERY_FILE = '!/__/**';

/** The file of a built site that says how Firebase Hosting serves it. It lies among the files and is not one of them. */
export const HOSTING_FILE = 'firebase.json';

/** What `HOSTING_FILE` holds, for a site of that Content-Security-Policy. */
export function hostingConfig(policy: string) {
  return {
    hosting: {
      public: '.',
      ignore: [HOSTING_FILE, '**/.*', '**/node_modules/**'],
      rewrites,
      headers: [
        {
          source: EVERY_FILE,
          headers: [
            { key: 'Content-Security-Policy', value: policy },
            { key: 'X-Content-Type-Options', value: 'nosniff' },
            { key: 'X-Frame-Options', value: 'DENY' },
            // Firebase and Stripe check where a call comes from by the origin; nobody elsewhere learns more than that.
            { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
            {
              key: 'Permissions-Policy',
              value: 'camera=(), microphone=(), geolocation=(), payment=(self "https://js.stripe.com")',
            },
            // Without the end part, Google's popup could not answer the page that opened it.
            { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
            { key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' },
          ],
        },
        { source: '!/@(assets|__)/**', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
        {
          source: '/assets/**',
          headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
        },
      ],
    },
  };
}

const builtSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    hosting: v.looseObject({
      headers: v.array(
        v.object({ source: v.string(), headers: v.array(v.object({ key: v.string(), value: v.string() })) }),
      ),
      rewrites: v.array(v.object({ regex: v.string(), destination: v.string() })),
    }),
  }),
);

/** How a site that is built is to be served, by its own file. */
export function readHosting(file: string) {
  return v.parse(builtSchema, readFileSync(file, 'utf8')).hosting;
}

/** The headers that every file of a built site has. */
export function headersOfEveryFile({ headers }: ReturnType<typeof readHosting>) {
  const rules = headers.filter(({ source }) => source === EVERY_FILE).flatMap((rule) => rule.headers);
  return Object.fromEntries(rules.map(({ key, value }) => [key, value]));
}

/** The file that answers a path: the one of that name, else what the rewrites say. Nothing for an unknown address. */
export function fileFor(pathname: string, { rewrites: rules }: ReturnType<typeof readHosting>, folder: string) {
  const isFile = pathname !== '/' && existsSync(join(folder, pathname));
  if (isFile) return pathname;
  return rules.find(({ regex }) => new RegExp(regex).test(pathname))?.destination;
}
