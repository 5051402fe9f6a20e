import { baselineBundle } from '@tests/bench/baseline/baselineBundle';
import { apiAddress, type Hosted } from '@tests/bench/hosted';

const SCRIPT = '/bench/baseline-member.js';
/** As many as a first screen shows. */
const PICTURES = 8;

export interface BaselinePage {
  /** Its address on the site. */
  path: string;
  /** The calls of the page, the one with the cars or wishes first. A call with the user's token has `isBearer`. */
  calls: readonly { path: string; isBearer?: true }[];
}

/** The script of all baseline pages: the packages, then the pictures of the first call, and the titles of wishes. */
export async function addBaselineScript({ site }: Hosted): Promise<void> {
  const { text } = await baselineBundle(['calls', 'identity']);
  site.file(SCRIPT, 'text/javascript', `${text}\n(${drawPictures.toString()})(${PICTURES});`);
}

/**
 * A page that waits for nothing it need not: its document sends all calls at once, and its one script, which holds the same
 * packages as the product, draws the first pictures and titles as soon as it and the first response are there.
 */
export function addBaselinePage({ site }: Hosted, { path, calls }: BaselinePage): void {
  const script = `(${sendCalls.toString()})(${JSON.stringify(apiAddress)}, ${JSON.stringify(calls)})`;
  const html = `<!doctype html><html lang="en"><head><title>Baseline</title><script type="module" src="${SCRIPT}"></script></head><body><script>${script}</script><table><tbody></tbody></table></body></html>`;
  site.page(path, 'text/html; charset=utf-8', html);
}

/** Runs in the page. */
function sendCalls(api: string, calls: BaselinePage['calls']) {
  const stored: unknown = JSON.parse(localStorage.getItem('access_token') ?? '{}');
  const token = typeof stored === 'object' && stored !== null && 'token' in stored ? String(stored.token) : '';
  const responses = calls.map(async ({ path, isBearer }) => {
    const response = await fetch(api + path, isBearer ? { headers: { authorization: `Bearer ${token}` } } : {});
    const body: unknown = await response.json();
    return body;
  });
  Object.assign(window, { baselineResponses: responses });
}

/** Runs in the page. */
function drawPictures(count: number) {
  const responses: unknown = Reflect.get(window, 'baselineResponses');
  if (!Array.isArray(responses)) return;
  void Promise.resolve(responses[0]).then((body: unknown) => {
    for (const item of [body].flat().slice(0, count)) {
      if (typeof item !== 'object' || item === null) continue;
      const row = document.createElement('tr');
      if ('img' in item) {
        const image = new Image(320, 240);
        image.src = String(item.img);
        row.append(image);
      }
      if ('product_title' in item) row.append(String(item.product_title));
      document.querySelector('tbody')?.append(row);
    }
  });
}
