import { fault, FOREIGN_SITE, NAME_SITE, ok, unknown, type Visit } from './finding';
import type { HostResponse } from './send';

interface CrossOriginCall {
  method: string;
  url: string;
  /** The headers beyond those that a page may always send. */
  headers: readonly string[];
}

/** A browser also sends these methods if the response to its preflight does not list them. */
const SAFELISTED = ['GET', 'HEAD', 'POST'];

/** Asks the host, as a browser does before the call. @param origin the page's */
function preflight({ send }: Visit, origin: string, { method, url, headers }: CrossOriginCall) {
  const asked = headers.length > 0 && { 'access-control-request-headers': headers.join(',') };
  return send({ method: 'OPTIONS', url, headers: { origin, 'access-control-request-method': method, ...asked } });
}

/** Whether the host responds, and whether the site may send it these calls. */
export async function* examineCors(visit: Visit, calls: readonly [CrossOriginCall, ...CrossOriginCall[]]) {
  const { site } = visit;
  await preflight(visit, site ?? FOREIGN_SITE, calls[0]);
  yield ok(`Responds at ${new URL(calls[0].url).origin}.`);
  if (site === undefined) {
    yield unknown('CORS: which site will call this host is not known.', NAME_SITE);
    return;
  }
  const problems = new Set<string>();
  for (const call of calls) {
    for (const problem of problemsOf(await preflight(visit, site, call), site, call)) problems.add(problem);
  }
  const methods = [...new Set(calls.map(({ method }) => method))].join(', ');
  const headers = [...new Set(calls.flatMap((call) => call.headers))].join(', ');
  const toAllow = [
    `Access-Control-Allow-Origin: ${site}`,
    `Access-Control-Allow-Methods: ${methods}`,
    ...(headers === '' ? [] : [`Access-Control-Allow-Headers: ${headers}`]),
  ];
  if (problems.size === 0) yield ok(`CORS allows ${site} to send ${methods}.`);
  else
    yield fault(
      `CORS: the preflight ${[...problems].join(' and ')}.`,
      `Let the host respond to OPTIONS with 204 and ${toAllow.join('; ')}.`,
    );
}

/** Whether a page of this origin may read the response. */
export function allows({ headers }: HostResponse, origin: string) {
  return ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');
}

function* problemsOf(response: HostResponse, site: string, { method, headers }: CrossOriginCall) {
  const { status } = response;
  if (status < 200 || status > 299) yield `gets the status ${status}`;
  if (!allows(response, site)) yield `does not allow ${site}`;
  const methods = listIn(response, 'access-control-allow-methods');
  if (!SAFELISTED.includes(method) && !methods.includes(method.toLowerCase()) && !methods.includes('*'))
    yield `does not allow ${method}`;
  const allowed = listIn(response, 'access-control-allow-headers');
  // The asterisk does not include `authorization`.
  for (const header of headers)
    if (!allowed.includes(header) && (header === 'authorization' || !allowed.includes('*')))
      yield `does not allow the header ${header}`;
}

function listIn({ headers }: HostResponse, name: string) {
  return (headers.get(name) ?? '').split(',').map((entry) => entry.trim().toLowerCase());
}
