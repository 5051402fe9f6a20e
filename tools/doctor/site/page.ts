import { contentPolicy } from '@tools/contentPolicy';
import { cachingOf, headersOfEveryFile, hostingConfig } from '@tools/hosting';
import { styleOf } from '@tools/pagePlugin';
import type { Check, Consultation } from '../consultation';
import { untried, type Outcome } from '../finding';
import { textOf, type HostResponse } from '../send';

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

/**
 * The headers that a build with these settings has, for the inline style that this page contains.
 * @param scripts the inline scripts of the site's pages
 */
export function builtHeaders({ settings }: Consultation, { html }: StartPage, scripts: readonly string[] = []) {
  const { hosting } = hostingConfig(contentPolicy(settings, { scripts, style: styleOf(html) }));
  return { ofEveryFile: headersOfEveryFile(hosting), caching: cachingOf(hosting) };
}
