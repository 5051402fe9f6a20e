import { contentPolicy } from '@tools/contentPolicy';
import { cachingOf, headersOfEveryFile, hostingConfig } from '@tools/hosting';
import { documentFiles, pageFiles } from '@tools/pages';
import { advice, fault, NAME_SITE, ok, UNKNOWN_ID, unknown, type Visit } from './finding';
import { quote, type HostResponse } from './send';

const POLICY = 'Content-Security-Policy';
const HOSTING =
  'Serve files and headers as dist/firebase.json says, and deploy the current build (docs/operations.md).';
const NO_PAGE = '/no-such-page';
const NO_FILE = '/assets/no-such-file.js';
/** With other values than the built ones, these keep Google's popup or a restricted API key from working. */
const NEEDED = ['Cross-Origin-Opener-Policy', 'Referrer-Policy'];
const CACHING = 'Cache-Control';

const isOurs = ({ text }: HostResponse) => text.includes('<div id="root"');

/** Compares the deployed site with what a build with these settings has. */
export async function* examineSite(visit: Visit) {
  const { site } = visit;
  if (site === undefined) {
    yield unknown('The deployed site is not tried, because its address is not known.', NAME_SITE);
    return;
  }
  const get = (path: string) => visit.send({ url: site + path });
  const start = await get('/');
  if (start.status !== 200 || !isOurs(start)) {
    const seen = `${site} responds ${start.status} with ${quote(start.headers.get('location') ?? start.text)}`;
    yield fault(`${seen}, which is not SecondGear.`, 'Deploy the build, or correct the address.');
    return;
  }
  yield ok(`SecondGear is at ${site}.`);
  const documents = [start.text, (await get(NO_PAGE)).text];
  const [missing, others]: [string[], string[]] = [[], []];
  for (const [path, file] of documentFiles) {
    const { status, text, headers } = await get(path.replace(':slug', 'toyota').replace(/:\w+/g, UNKNOWN_ID));
    const mark = pageFiles.has(path) ? `data-path="${path}"` : '<div id="root">';
    const to = headers.get('location');
    if (status !== 200) missing.push(`${path} gets the status ${status}${to === null ? '' : ` to ${quote(to)}`}`);
    else if (text.includes(mark) && text === (await get(`/${file}`)).text) documents.push(text);
    else others.push(`${path} gets another page than ${file}`);
  }
  if (missing.length > 0) yield fault(`${missing.join('; ')}.`, HOSTING);
  // The app shows the page of the address in any document of its own, only later.
  if (others.length > 0) yield advice(`${others.join('; ')}.`, HOSTING);
  if (missing.length + others.length === 0) yield ok('Every route is served with its own file.');

  const [asset = '/'] = /\/assets\/[^"]+\.js/.exec(start.text) ?? [];
  const responses = { page: start, file: await get(asset), missing: await get(NO_PAGE), noFile: await get(NO_FILE) };
  if (responses.missing.status !== 404 || responses.noFile.status !== 404)
    yield advice(
      `${NO_PAGE} and ${NO_FILE} get the status ${responses.missing.status} and ${responses.noFile.status} instead of 404.`,
      'Serve 404.html with status 404 where nothing else matches. Otherwise open tabs take a page for code after a deployment.',
    );
  yield* examineHeaders(visit, documents, responses);
}

function* examineHeaders(
  { settings }: Visit,
  documents: readonly string[],
  { page, file, missing }: Readonly<Record<'page' | 'file' | 'missing', HostResponse>>,
) {
  const { hosting } = hostingConfig(contentPolicy(settings, documents));
  const { [POLICY]: policy = '', ...security } = headersOfEveryFile(hosting);
  const { documents: caching = '', assets = '' } = cachingOf(hosting);
  const problems = new Set<string>();
  let hindersPeople = false;
  for (const { headers } of [page, file, missing]) {
    const expected = { ...security, [CACHING]: headers === file.headers ? assets : caching };
    for (const [name, value] of Object.entries(expected)) {
      const actual = headers.get(name) ?? '';
      if (isAsStrict(name, actual, value)) continue;
      problems.add(`${name} is “${actual}” instead of “${value}”`);
      // A document that is kept shows an old version, whose files may be gone.
      hindersPeople ||= name === CACHING ? headers !== file.headers : actual !== '' && NEEDED.includes(name);
    }
  }
  if (problems.size === 0) yield ok('The headers are as built.');
  else yield (hindersPeople ? fault : advice)(`${[...problems].join('; ')}.`, HOSTING);

  const actual = page.headers.get(POLICY) ?? '';
  const [there, expectedThere] = [directivesOf(actual), directivesOf(policy)];
  const names = [...new Set([...there.keys(), ...expectedThere.keys()])];
  const others = names.filter((name) => there.get(name) !== expectedThere.get(name));
  if (others.length === 0) yield ok('The content security policy is the one of these settings.');
  else
    yield fault(
      `The content security policy is not the one of these settings: ${others.join(', ')}.`,
      'The site was built with other settings, or something changes its pages on the way. Build it with these settings and deploy it again.',
    );
}

function isAsStrict(name: string, actual: string, built: string) {
  if (name !== 'Strict-Transport-Security') return actual === built;
  // Hosting services send their own for their own domains.
  const secondsOf = (value: string) => Number(/max-age=(\d+)/.exec(value)?.[1]);
  return secondsOf(actual) >= secondsOf(built) && actual.includes('includeSubDomains');
}

/** The sources of each directive, in one order. */
function directivesOf(policy: string) {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name, ...sources]) => [name, sources.toSorted().join(' ')]));
}
