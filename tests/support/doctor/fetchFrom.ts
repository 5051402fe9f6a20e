import { hostNames, SITE, type App, type healthyHosts, type HostName } from './hosts';
import type { Handle, Proxy } from './proxies';

/** The fake backends allow only pages of this machine by CORS. */
const LOCAL_SITE = 'http://localhost:5173';

/** A `fetch` that reaches these hosts only. A proxy may stand before each of them. */
export function fetchFrom(
  { apps }: Awaited<ReturnType<typeof healthyHosts>>,
  proxies: Partial<Record<HostName, Proxy>> = {},
  sent: Request[] = [],
) {
  return async (url: string, init: RequestInit) => {
    const request = new Request(url, init);
    sent.push(request.clone());
    const name = hostNames.find((host) => apps[host][0] === new URL(url).origin);
    if (name === undefined)
      throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ENOTFOUND' }) });
    const host = asNodeReceives(forSite(apps[name][1]), name === 'api');
    const proxy = proxies[name];
    return proxy ? proxy(request, host) : host(request);
  };
}

/** Makes a fake backend allow `SITE` in place of a page on this machine. */
function forSite(app: App): Handle {
  return async (request) => {
    const headers = new Headers(request.headers);
    if (headers.get('origin') === SITE) headers.set('origin', LOCAL_SITE);
    const response = await app.fetch(new Request(request, { headers }));
    if (response.type === 'error') throw new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } });
    const received = new Response(response.body, response);
    if (received.headers.get('access-control-allow-origin') === LOCAL_SITE)
      received.headers.set('access-control-allow-origin', SITE);
    return received;
  };
}

/** Node's `fetch` decompresses a response and leaves the header. The fake backends do not compress, hosting platforms do. */
function asNodeReceives(host: Handle, isCompressed: boolean): Handle {
  return async (request) => {
    const response = await host(request);
    if (isCompressed) response.headers.set('content-encoding', 'br');
    return response;
  };
}
