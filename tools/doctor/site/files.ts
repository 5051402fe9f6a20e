import { fewAtATime } from '@/shared/api/fewAtATime';
import { HOSTING_FILE } from '@tools/hosting';
import { protectedFiles, MISSING_FILE, pageFiles } from '@tools/pages';
import { fault, fine, advice } from '../finding';
import { textOf, type Send } from '../send';
import { addressOf, assetsOf, isOurs, NO_PAGE, ofStartPage } from './page';

/** Maps are published for all scripts or for none. */
const MAX_SCRIPTS = 40;
const REWRITES = 'Serve the file that dist/firebase.json names for this address (rewrites).';

/** Every route must be served with its own file, so that it looks like itself from the first moment. */
export const routes = ofStartPage(async function* ({ site }, { send }) {
  const all = [...pageFiles, ...protectedFiles];
  const results = await fewAtATime(all, ([path, file]) => routeOf(send, site, path, file));
  const [unknown, others]: [string[], string[]] = [[], []];
  for (const { item, result } of results) {
    if (result.status === 'rejected') throw result.reason;
    const { status, isOwn } = result.value;
    const [path, file] = item;
    if (status !== 200) unknown.push(`${path} gets the status ${status} instead of ${file}`);
    else if (!isOwn) others.push(`${path} gets another page than ${file}`);
  }
  if (unknown.length + others.length === 0) yield fine('Every route is served with its own file.');
  if (unknown.length > 0) yield fault(`${unknown.join('; ')}.`, REWRITES);
  // The app shows the page of the address in any document of its own, only later.
  if (others.length > 0) yield advice(`${others.join('; ')}.`, REWRITES);
});

async function routeOf(send: Send, site: string, path: string, file: string) {
  const response = await send({ url: site + addressOf(path) });
  const html = textOf(response);
  const isOwn = pageFiles.has(path) ? html.includes(`data-path="${path}"`) : html.includes('data-skeleton');
  const isSame = html === textOf(await send({ url: `${site}/${file}` }));
  return { status: response.status, isOwn: isOwn && isSame };
}

export const missing = ofStartPage(async function* ({ site }, { send }) {
  for (const path of [NO_PAGE, '/assets/no-such-file.js']) {
    const response = await send({ url: site + path });
    const isRight =
      response.status === 404 && isOurs({ response: { ...response, status: 200 }, html: textOf(response) });
    if (isRight) yield fine(`${path} gets the status 404 and ${MISSING_FILE}.`);
    else if (response.status === 404) {
      yield advice(
        `${path} gets another page than ${MISSING_FILE}.`,
        `Serve ${MISSING_FILE} where nothing else matches.`,
      );
    } else {
      yield advice(
        `${path} gets the status ${response.status} instead of 404.`,
        `Serve ${MISSING_FILE} with status 404 where nothing else matches. Otherwise tabs of an old version take a page for code, and search engines list pages that do not exist.`,
      );
    }
  }
});

/** Files that are for whoever runs the site. */
export const privateFiles = ofStartPage(async function* ({ site, html }, { send }) {
  const scripts = await scriptsOf(send, site, html);
  const published: string[] = [];
  for (const { item, result } of await fewAtATime(scripts, (path) => isJson(send, `${site}${path}.map`))) {
    if (result.status === 'rejected') throw result.reason;
    if (result.value) published.push(`${item}.map`);
  }
  if (published.length > 0) {
    yield advice(
      `Source maps are public, and with them the whole source: ${published.join(', ')}.`,
      'Do not upload *.map files: add them to “ignore” of the hosting rules, and deploy again.',
    );
  } else yield fine(`No source maps are public (scripts tried: ${scripts.length}).`);
  if (await isJson(send, `${site}/${HOSTING_FILE}`))
    yield advice(`${HOSTING_FILE} is public.`, 'It is for the hosting service only: do not upload it.');
});

/** The scripts of the page, and those that they name. */
async function scriptsOf(send: Send, site: string, html: string) {
  const scripts = new Set(assetsOf(html).filter((path) => path.endsWith('.js')));
  for (const path of [...scripts]) {
    const code = textOf(await send({ url: site + path }));
    for (const [name] of code.matchAll(/assets\/[\w.-]+\.js/g)) scripts.add(`/${name}`);
  }
  return [...scripts].slice(0, MAX_SCRIPTS);
}

async function isJson(send: Send, url: string) {
  const response = await send({ url });
  return response.status === 200 && /^\s*\{/.test(textOf(response));
}
