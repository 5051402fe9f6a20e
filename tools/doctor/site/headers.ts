import { fewAtATime } from '@/shared/api/fewAtATime';
import { protectedFiles, pageFiles } from '@tools/pages';
import { advice, fault, fine, untried } from '../finding';
import { textOf, type HostResponse } from '../send';
import { addressOf, assetsOf, builtHeaders, isOurs, NO_PAGE, ofStartPage } from './page';

const POLICY = 'Content-Security-Policy';
const DEPLOY =
  'Deploy the current build with its dist/firebase.json. On another hosting service, configure the same (docs/hosting.md).';

/** With other values than the built ones, these keep Google's popup or a restricted API key from working. */
const NEEDED = ['Cross-Origin-Opener-Policy', 'Referrer-Policy'];

/** The headers of a document, of a file and of a page that does not exist. */
export const headers = ofStartPage(async function* (page, consultation) {
  const { [POLICY]: _policy, ...expected } = builtHeaders(consultation, [page.html]).ofEveryFile;
  const paths = ['/', ...assetsOf(page.html).slice(0, 1), NO_PAGE];
  const problems = new Set<string>();
  let hindersPeople = false;
  for (const path of paths) {
    const response = await consultation.send({ url: page.site + path });
    for (const [name, value] of Object.entries(expected)) {
      const actual = response.headers.get(name);
      if (actual === null) problems.add(`${name} is missing`);
      else if (!isAsStrict(name, actual, value)) {
        problems.add(`${name} is “${actual}” instead of “${value}”`);
        hindersPeople ||= NEEDED.includes(name);
      }
    }
  }
  const finding = hindersPeople ? fault : advice;
  if (problems.size === 0) yield fine('The security headers are as built.');
  else yield finding(`The headers are not as built: ${[...problems].join('; ')}.`, DEPLOY);
});

function isAsStrict(name: string, actual: string, built: string) {
  if (name !== 'Strict-Transport-Security') return actual === built;
  // Hosting services send their own for their own domains.
  const secondsOf = (value: string) => Number(/max-age=(\d+)/.exec(value)?.[1]);
  const isForSubdomains = !built.includes('includeSubDomains') || actual.includes('includeSubDomains');
  return secondsOf(actual) >= secondsOf(built) && isForSubdomains;
}

/** The policy must fit the settings, and the inline scripts and styles that the documents of the site really contain. */
export const policy = ofStartPage(async function* (page, consultation) {
  const actual = page.response.headers.get(POLICY);
  if (actual === null) {
    yield advice('The content security policy is missing: a script that gets into a page can do everything.', DEPLOY);
    return;
  }
  const documents = [page.html];
  const others = [...pageFiles.keys(), ...protectedFiles.keys(), NO_PAGE].map(addressOf);
  for (const { item, result } of await fewAtATime(others, (path) => consultation.send({ url: page.site + path }))) {
    if (result.status === 'rejected') throw result.reason;
    const html = textOf(result.value);
    if (!isOurs({ response: { ...result.value, status: item === NO_PAGE ? 200 : result.value.status }, html })) {
      yield untried(
        `Not known, because ${item} is not SecondGear’s.`,
        'First make the site respond to all addresses of the app as in dist/firebase.json.',
      );
      return;
    }
    documents.push(html);
  }
  const expected = builtHeaders(consultation, documents).ofEveryFile[POLICY] ?? '';
  const { lacks, more } = differencesOf(actual, expected);
  // What a policy allows beyond hinders nobody.
  const finding = lacks.length > 0 ? fault : advice;
  if (lacks.length + more.length === 0) yield fine('The content security policy is the one of these settings.');
  else {
    yield finding(
      `The content security policy is not the one of these settings: ${[...lacks, ...more].join('; ')}.`,
      'The site was built with other settings, or something changes its pages on the way. Build it with these settings and deploy it again.',
    );
  }
});

/** What a policy does not allow although a page needs it, and what it allows beyond. */
function differencesOf(actual: string, expected: string) {
  const [there, wanted] = [directivesOf(actual), directivesOf(expected)];
  const [lacks, more]: [string[], string[]] = [[], []];
  for (const name of new Set([...wanted.keys(), ...there.keys()])) {
    const [sources, needed] = [there.get(name), wanted.get(name)];
    // Without a directive for a kind of files, `default-src` allows none of them. The other directives only forbid.
    if (!sources) (/-src(-attr)?$/.test(name) ? lacks : more).push(`${name} is missing`);
    else if (!needed) more.push(`it also has ${name}`);
    else {
      const lacking = needed.filter((source) => !sources.includes(source));
      const extra = sources.filter((source) => !needed.includes(source));
      if (lacking.length > 0) lacks.push(`${name} lacks ${lacking.join(' ')}`);
      if (extra.length > 0) more.push(`${name} also allows ${extra.join(' ')}`);
    }
  }
  return { lacks, more };
}

function directivesOf(text: string) {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

/** Documents are asked for at every visit, so that a new version is seen; their files are kept for ever. */
export const caching = ofStartPage(async function* (page, consultation) {
  const expected = builtHeaders(consultation, [page.html]).caching;
  const [asset] = assetsOf(page.html);
  const cachingOf = ({ headers }: HostResponse) => headers.get('cache-control') ?? 'nothing';
  const documents = cachingOf(page.response);
  if (documents !== expected.documents) {
    yield fault(
      `Documents are sent with Cache-Control “${documents}” instead of “${expected.documents ?? ''}”.`,
      'Browsers would show an old version, whose files may be gone. Send the header as in dist/firebase.json.',
    );
  } else yield fine('Browsers ask for a new version of documents at every visit.');
  if (asset === undefined) return;
  const files = cachingOf(await consultation.send({ url: page.site + asset }));
  if (files === expected.assets) yield fine('Browsers keep the files of /assets.');
  else {
    yield advice(
      `The files of /assets are sent with Cache-Control “${files}” instead of “${expected.assets ?? ''}”.`,
      'Browsers load them again at each visit. Their names change with their content: send the header as in dist/firebase.json.',
    );
  }
});
