import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const hostingSchema = v.object({
  hosting: v.object({
    headers: v.array(
      v.object({ source: v.string(), headers: v.array(v.object({ key: v.string(), value: v.string() })) }),
    ),
  }),
});

/** firebase.json's rule for all but the paths that Firebase Hosting serves itself. */
const EVERY_FILE = '!/__/**';

/** The headers that firebase.json gives every file, so that the local preview answers as the hosting does. */
export function hostingHeaders() {
  const { hosting } = v.parse(hostingSchema, JSON.parse(readFileSync('firebase.json', 'utf8')));
  const rules = hosting.headers.filter(({ source }) => source === EVERY_FILE).flatMap(({ headers }) => headers);
  return Object.fromEntries(rules.map(({ key, value }) => [key, value]));
}
