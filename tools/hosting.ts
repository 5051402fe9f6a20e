import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { rewrites } from './pages.ts';

/** All paths except those that Firebase Hosting serves itself: its sign-in pages must stay unchanged. */
const EVERY_FILE = '!/__/**';
const DOCUMENTS = '!/@(assets|__)/**';
const ASSETS = '/assets/**';

/** The file that tells Firebase Hosting how to serve a built site. It is beside the site's files, but is not served. */
export const HOSTING_FILE = 'firebase.json';

/** The content of `HOSTING_FILE` for a site with this Content-Security-Policy. */
export function hostingConfig(policy: string) {
  return {
    hosting: {
      public: '.',
      // The build has no source maps among its files; one that gets there in another way is not deployed either.
      ignore: [HOSTING_FILE, '**/.*', '**/*.map', '**/node_modules/**'],
      rewrites,
      headers: [
        {
          source: EVERY_FILE,
          headers: [
            { key: 'Content-Security-Policy', value: policy },
            { key: 'X-Content-Type-Options', value: 'nosniff' },
            { key: 'X-Frame-Options', value: 'DENY' },
            // Firebase and Stripe check the origin of a request; nobody learns more than the origin.
            { key: 'Referrer-Policy', value: 'strict-origin' },
            {
              key: 'Permissions-Policy',
              value: 'camera=(), microphone=(), geolocation=(), payment=(self "https://js.stripe.com")',
            },
            // Without `-allow-popups`, Google's popup could not send its result to the page that opened it.
            { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
            { key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' },
          ],
        },
        { source: DOCUMENTS, headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
        // Firebase Hosting goes by the path, so it sends this with a 404, too (`src/lib/browser/failedFiles.ts`).
        {
          source: ASSETS,
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

/** Reads from a built site's `HOSTING_FILE` how to serve the site. */
export function readHosting(file: string) {
  return v.parse(builtSchema, readFileSync(file, 'utf8')).hosting;
}

type Rules = Pick<ReturnType<typeof readHosting>, 'headers'>;

/** The response headers of every file of a built site. */
export function headersOfEveryFile(rules: Rules) {
  return headersOf(rules, EVERY_FILE);
}

/** How long browsers keep the files of a built site: its documents, and the files whose name changes with their content. */
export function cachingOf(rules: Rules) {
  return { documents: headersOf(rules, DOCUMENTS)['Cache-Control'], assets: headersOf(rules, ASSETS)['Cache-Control'] };
}

function headersOf({ headers }: Rules, path: string) {
  const rules = headers.filter(({ source }) => source === path).flatMap((rule) => rule.headers);
  return Object.fromEntries(rules.map(({ key, value }) => [key, value]));
}

/**
 * The file to serve for a path: the file of that name if there is one, otherwise the destination of a matching rewrite.
 * Undefined for an unknown path.
 */
export function fileFor(pathname: string, { rewrites: rules }: ReturnType<typeof readHosting>, folder: string) {
  const isFile = pathname !== '/' && existsSync(join(folder, pathname));
  if (isFile) return pathname;
  return rules.find(({ regex }) => new RegExp(regex).test(pathname))?.destination;
}
