import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { Care } from '@sandbox/host/care';
import type { HostProcess } from '@sandbox/host/hostProcess';
import { imagesApp } from '@sandbox/images/imagesApp';
import { marketApp } from '@sandbox/market/marketApp';
import { addressOf, type PortName } from '@sandbox/run/ports';
import { paymentsServerApp } from '@sandbox/stripe/serverApp';
import { calls, pageGeneration, takeFault, type Call } from './calls';
import { countedIntents } from './charges';
import { delayArrival, freezeTime } from './clock';
import { database, databaseReady } from './database';
import { verifyIdentity } from './identity';
import { identityApp } from './identityApi';
import { recordCall } from './knownCalls';
import { siteHandler } from './site';
import { statusResponse } from './statusResponse';
import { currentTab } from './tabs';

interface App {
  fetch: (request: Request) => Response | Promise<Response>;
}

const ended: { host: HostProcess; reason: string }[] = [];
const onEnd = (host: HostProcess, reason: string) => void ended.push({ host, reason });
let care: Care = 'strict';

/** What the API and the payments host are from now on. They share their data. */
export const setCare = (next: Care) => void (care = next);

let requiresConfirmedEmail = false;
/** Whether the strict API issues tokens for confirmed emails alone. */
export const requireConfirmedEmail = (next: boolean) => void (requiresConfirmedEmail = next);

/** Starts hosts that have ended again. @throws Error with the requests that ended them */
export function expectRunningHosts() {
  const reasons = ended.splice(0).map(({ host, reason }) => {
    host.restart();
    return reason;
  });
  if (reasons.length > 0) throw new Error(`The host that is deployed would have ended:\n${reasons.join('\n')}`);
}

const market = {
  strict: marketApp({ database, verifyIdentity }),
  confirmed: marketApp({ database, verifyIdentity, requiresConfirmedEmail: true }),
  'as-deployed': marketApp({ database, care: 'as-deployed', onEnd }),
} as const;
const payments = {
  strict: await paymentsServerApp({ intents: countedIntents }),
  'as-deployed': await paymentsServerApp({ intents: countedIntents, care: 'as-deployed', onEnd }),
} as const;

const apps: [PortName, App][] = [
  ['identity', identityApp()],
  ['market', { fetch: (request) => market[requiresConfirmedEmail ? 'confirmed' : care].fetch(request) }],
  ['payments', withStripeScript({ fetch: (request) => payments[care].fetch(request) })],
  ['images', imagesApp({ publicUrl: addressOf('images') })],
];

/** jsdom runs no scripts, so Stripe.js is only a comment here; `installStripe` does its work. */
function withStripeScript(app: App): App {
  const script = () => new Response('/* Stripe.js */', { headers: { 'content-type': 'text/javascript' } });
  return { fetch: (request) => (new URL(request.url).pathname === '/stripe.js' ? script() : app.fetch(request)) };
}

/** Passes the requests of each host to its sandbox app in this process. A request to any other host is an error. */
export const server = setupServer(
  siteHandler,
  ...apps.map(([name, app]) => http.all(`${addressOf(name)}/*`, ({ request }) => respond(app, request))),
);

async function respond(app: App, request: Request): Promise<Response> {
  const generation = pageGeneration();
  const tab = currentTab();
  if (tab?.isClosed) return never(request);
  const response = await handle(app, request);
  return generation === pageGeneration() && !tab?.isClosed ? response : never(request);
}

async function handle(app: App, request: Request): Promise<Response> {
  const call = await freezeTime(() => readCall(request.clone()));
  recordCall(request, call);
  calls.push(call);
  const carryOut = () =>
    freezeTime(async () => {
      await databaseReady();
      const response = await app.fetch(request.clone());
      if (response.type === 'error') return HttpResponse.error();
      call.status = response.status;
      return readWhole(response);
    });

  const fault = takeFault(call);
  if (fault === undefined) return carryOut();
  if (typeof fault === 'function') return fault(request);
  if (typeof fault === 'number') return statusResponse(fault);
  if (typeof fault === 'object') {
    if ('slow' in fault) await delayArrival(fault.slow);
    const response = await carryOut();
    return 'corrupted' in fault ? fault.corrupted() : response;
  }
  if (fault === 'html') return statusResponse(502);
  if (fault === 'hangs') return never(request);
  if (fault.startsWith('sent thrice')) for (let sent = 1; sent < 3; sent += 1) await carryOut();
  if (fault === 'sent thrice') return carryOut();
  if (fault.endsWith('response lost') || fault === 'acts, then hangs') await carryOut();
  if (fault === 'acts, then hangs') return never(request);
  return HttpResponse.error();
}

function never({ signal }: Request) {
  return new Promise<Response>((resolve) => {
    signal.addEventListener('abort', () => resolve(HttpResponse.error()), { once: true });
  });
}

/** Reads the whole body while the clock is stopped. */
async function readWhole(response: Response) {
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
    isKeptAlive: request.keepalive,
    at: Date.now(),
  };
}

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/')) return Object.fromEntries(await request.formData());
  const text = await request.text();
  return type.startsWith('application/json') && text !== '' ? JSON.parse(text) : text;
}
