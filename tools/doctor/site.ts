import { contentPolicy } from '@tools/contentPolicy';
import { cachingOf, headersOfEveryFile, hostingConfig } from '@tools/hosting';
import { documentFiles, pageFiles } from '@tools/pages';
import { advice, fault, NAME_SITE, ok, UNKNOWN_ID, unknown, type Visit } from './finding';
import { seen, type HostResponse } from './send';

const POLICY = 'Content-Security-Policy';
const HOSTING =
  'Serve files and headers as dist/firebase.json says, and deploy the current build (docs/operations.md).';
const NO_PAGE = '/no-such-page';
const NO_FILE = '/assets/no-such-file.js';
const CACHING = 'Cache-Control';
/** With other values than the built ones, these keep Google's popup or a restricted API key from working. */
const NEEDED = ['Cross-Origin-Opener-Policy', 'Referrer-Policy'];
/** How documents are cached. One that is kept shows an old version, whose files may be gone. */
const NO_CACHE = 'no-cache';

/** Compares the deployed site with what a build with these settings has. */
export async function* examineSite(visit: Visit) {
  const { site, settings } = visit;
  if (site === undefined) {
    yield unknown('The deployed site is not tried, because its address is not known.', NAME_SITE);
    return;
  }
  const get = (path: string) => visit.send(site + path);
  const page = await get('/');
  if (page.status !== 200 || !page.text.includes('<div id="root"')) {
    yield fault(`${site} ${seen(page)}, which is not SecondGear.`, 'Deploy the build, or correct the address.');
    return;
  }
  const [missing, noFile] = [await get(NO_PAGE), await get(NO_FILE)];
  const documents = [page.text, missing.text];
  for (const [path, file] of documentFiles) {
    const response = await get(path.replace(':slug', 'toyota').replace(/:\w+/g, UNKNOWN_ID));
    const { status, text } = response;
    const mark = pageFiles.has(path) ? `data-path="${path}"` : '<div id="root">';
    if (status !== 200) yield fault(`${path} ${seen(response)}.`, HOSTING);
    else if (text.includes(mark) && text === (await get(`/${file}`)).text) {
      documents.push(text);
      yield ok(`${path} gets ${file}.`);
    }
    // The app shows the page of the address in any document of its own, only later.
    else yield advice(`${path} gets another page than ${file}.`, HOSTING);
  }
  if (missing.status !== 404 || noFile.status !== 404)
    yield advice(
      `${NO_PAGE} and ${NO_FILE} get the status ${missing.status} and ${noFile.status} instead of 404.`,
      'Serve 404.html with status 404 where nothing else matches. Otherwise open tabs take a page for code after a deployment.',
    );

  const [script = '/'] = /\/assets\/[^"]+\.js/.exec(page.text) ?? [];
  const { hosting } = hostingConfig(contentPolicy(settings, documents));
  const { [POLICY]: policy = '', ...security } = headersOfEveryFile(hosting);
  const { documents: caching = '', assets = '' } = cachingOf(hosting);
  yield examineHeaders('A page', page, { ...security, [CACHING]: caching });
  yield examineHeaders('An unknown page', missing, { ...security, [CACHING]: caching });
  yield examineHeaders('A script', await get(script), { ...security, [CACHING]: assets });
  yield examinePolicy(page.headers.get(POLICY) ?? '', policy);
}

function examineHeaders(what: string, { headers }: HostResponse, built: Readonly<Record<string, string>>) {
  const actual = (name: string) => headers.get(name) ?? '';
  const others = Object.entries(built).filter(([name, value]) => !isAsStrict(name, actual(name), value));
  if (others.length === 0) return ok(`${what} has the headers of the build.`);
  const texts = others.map(([name, value]) => `${name} is “${actual(name)}” instead of “${value}”`);
  const hindersPeople = others.some(
    ([name, value]) => (NEEDED.includes(name) && actual(name) !== '') || value === NO_CACHE,
  );
  return (hindersPeople ? fault : advice)(`${what}: ${texts.join('; ')}.`, HOSTING);
}

function examinePolicy(actual: string, built: string) {
  const [there = [], expected = []] = [actual, built].map((text) => text.split(/; */));
  const others = [...there, ...expected].filter((one) => !(there.includes(one) && expected.includes(one)));
  const names = new Set(others.map((directive) => directive.split(' ')[0]));
  if (names.size === 0) return ok('The content security policy is the one of these settings.');
  return fault(
    `The content security policy is not the one of these settings: ${[...names].join(', ')}.`,
    'The site was built with other settings, or something changes its pages on the way. Build it with these settings and deploy it again.',
  );
}

function isAsStrict(name: string, actual: string, built: string) {
  if (name !== 'Strict-Transport-Security') return actual === built;
  // Hosting services send their own for their own domains.
  const secondsOf = (value: string) => Number(/max-age=(\d+)/.exec(value)?.[1]);
  return secondsOf(actual) >= secondsOf(built) && actual.includes('includeSubDomains');
}
