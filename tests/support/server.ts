import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { imagesApp } from '@sandbox/images/imagesApp';
import { marketApp } from '@sandbox/market/marketApp';
import { addressOf, type PortName } from '@sandbox/run/ports';
import { paymentsServerApp } from '@sandbox/stripe/serverApp';
import { calls, lifeOfPage, takeFault, type Call } from './calls';
import { arriveAfter, freezeTime } from './clock';
import { countedIntents } from './charges';
import { verifyIdentity } from './identity';
import { identityApp } from './identityApi';
import { recordCall } from './knownCalls';
import { currentTab } from './tabs';
import { statusAnswer } from './statusAnswer';
import { world, worldReady } from './world';

interface App {
  fetch: (request: Request) => Response | Promise<Response>;
}

const apps: [PortName, App][] = [
  ['identity', identityApp()],
  ['market', marketApp({ world, verifyIdentity })],
  ['payments', scripted(await paymentsServerApp({ intents: countedIntents }))],
  ['images', imagesApp({ publicUrl: addressOf('images') })],
];

/** jsdom runs no script: what this one would do, `installStripe` does. */
function scripted(app: App): App {
  const script = () => new Response('/* Stripe.js */', { headers: { 'content-type': 'text/javascript' } });
  return { fetch: (request) => (new URL(request.url).pathname === '/stripe.js' ? script() : app.fetch(request)) };
}

/** Hands each host's requests to its sandbox app, in this process; a request to any other host is an error. */
export const server = setupServer(
  ...apps.map(([name, app]) => http.all(`${addressOf(name)}/*`, ({ request }) => answer(app, request))),
);

async function answer(app: App, request: Request): Promise<Response> {
  const asker = lifeOfPage();
  const tab = currentTab();
  if (tab?.isClosed) return never(request);
  const response = await answerOf(app, request);
  return asker === lifeOfPage() && !tab?.isClosed ? response : never(request);
}

async function answerOf(app: App, request: Request): Promise<Response> {
  recordCall(request);
  const call = await freezeTime(() => readCall(request.clone()));
  calls.push(call);
  const carryOut = () =>
    freezeTime(async () => {
      await worldReady();
      const response = await app.fetch(request);
      call.status = response.status;
      return whole(response);
    });

  const how = takeFault(call);
  if (how === undefined) return isMalformedId(call) ? never(request) : carryOut();
  if (typeof how === 'function') return how();
  if (typeof how === 'number') return statusAnswer(how);
  if (typeof how === 'object') {
    if ('slow' in how) await arriveAfter(how.slow);
    const response = await carryOut();
    return 'corrupted' in how ? how.corrupted() : response;
  }
  if (how === 'html') return statusAnswer(502);
  if (how === 'hangs') return never(request);
  if (how === 'answer lost' || how === 'acts, then hangs') await carryOut();
  if (how === 'acts, then hangs') return never(request);
  return HttpResponse.error();
}

/** The market leaves these unanswered; here, outside of the time that stands still for answers under way. */
function isMalformedId({ method, path, host }: Call) {
  const id = /^\/(?:cars|wishlist)\/([^/]+)$/.exec(path)?.[1];
  return (
    method === 'GET' && host === new URL(addressOf('market')).host && id !== undefined && !/^[0-9a-f]{24}$/i.test(id)
  );
}

function never({ signal }: Request) {
  return new Promise<Response>((resolve) => {
    signal.addEventListener('abort', () => resolve(HttpResponse.error()), { once: true });
  });
}

/** The whole body is read while time stands still. */
async function whole(response: Response) {
  const body = response.status === 204 || response.status === 304 ? null : await response.arrayBuffer();
  return new HttpResponse(body, { status: response.status, headers: response.headers });
}

async function readCall(request: Request): Promise<Call> {
  const url = new URL(request.url);
  const headers = Object.fromEntries(request.headers);
  return {
    method: request.method,
    host: url.host,
    path: decodeURIComponent(url.pathname).replace(/^\/(identitytoolkit|securetoken)\.googleapis\.com/, ''),
    query: Object.fromEntries(url.searchParams),
    headers,
    bearer: /^Bearer (.+)$/.exec(headers['authorization'] ?? '')?.[1],
    body: await readBody(request),
    cache: request.cache,
    at: Date.now(),
  };
}

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/')) return Object.fromEntries(await request.formData());
  const text = await request.text();
  return type.startsWith('application/json') && text !== '' ? JSON.parse(text) : text;
}
