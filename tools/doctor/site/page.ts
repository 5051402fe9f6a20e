import { contentPolicy } from '@tools/contentPolicy';
import { cachingOf, headersOfEveryFile, hostingConfig } from '@tools/hosting';
import { scriptsOf, styleOf } from '@tools/pagePlugin';
import { UNKNOWN_ID, type Check, type Consultation } from '../consultation';
import { untried, type Outcome } from '../finding';
import { textOf, type HostResponse } from '../send';

/** An address of no page, to which the site responds with the 404 page. */
export const NO_PAGE = '/no-such-page';
const ASSET = /"(\/assets\/[^"]+)"/g;

export interface StartPage {
  site: string;
  response: HostResponse;
  html: string;
}

type PageCheck = (page: StartPage, consultation: Consultation) => AsyncIterable<Outcome> | Iterable<Outcome>;

/** Runs a check on the start page of the deployed site. */
export function ofStartPage(check: PageCheck): Check {
  return async function* (consultation) {
    const { site, send } = consultation;
    if (site === undefined) return;
    const response = await send({ url: `${site}/` });
    const page = { site, response, html: textOf(response) };
    if (isOurs(page)) yield* check(page, consultation);
    else
      yield untried(
        'Not known, because the start page is not SecondGear’s.',
        'First deploy the site, or correct its address.',
      );
  };
}

/** Whether it is a document of the built app. */
export function isOurs({ response, html }: Pick<StartPage, 'response' | 'html'>) {
  return response.status === 200 && html.includes('<div id="root"');
}

/** The files that the page loads, in the folder whose files never change. */
export function assetsOf(html: string) {
  return [...new Set(Array.from(html.matchAll(ASSET), ([, path = '']) => path))];
}

/** An address of the page with this path. */
export function addressOf(path: string) {
  return path.replace(':slug', 'toyota').replace(/:\w+/g, UNKNOWN_ID);
}

/**
 * The headers that a build with these settings has.
 * @param documents the HTML of the site's documents, whose inline scripts and styles the policy allows
 */
export function builtHeaders({ settings }: Consultation, documents: readonly string[]) {
  const inline = { scripts: documents.flatMap(scriptsOf), styles: documents.map(styleOf) };
  const { hosting } = hostingConfig(contentPolicy(settings, inline));
  return { ofEveryFile: headersOfEveryFile(hosting), caching: cachingOf(hosting) };
}
