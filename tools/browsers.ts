import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const entry = v.pipe(
  v.string(),
  v.regex(/^\w+ >= [\d.]+$/),
  v.transform((line) => line.split(' >= ')),
  v.tuple([v.picklist(['chrome', 'edge', 'firefox', 'safari', 'ios_saf']), v.pipe(v.string(), v.toNumber())]),
);
const packageSchema = v.pipe(v.string(), v.parseJson(), v.object({ browserslist: v.array(entry) }));

/** The oldest supported version of each browser, from `browserslist` in package.json. */
export const browsers = Object.fromEntries(
  v.parse(packageSchema, readFileSync(new URL('../package.json', import.meta.url), 'utf8')).browserslist,
);

/** The same in the notation of build tools, such as `chrome120`. */
export const buildTarget = Object.entries(browsers).map(
  ([name, version]) => `${name.replace('ios_saf', 'ios')}${version}`,
);
