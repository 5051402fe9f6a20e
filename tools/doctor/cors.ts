import { fault, NAME_SITE, ok, risk, unknown, type Visit } from './finding';
import type { HostResponse } from './send';

interface CrossOriginCall {
  method: string;
  url: string;
  /** The headers beyond those that a page may always send. */
  headers: readonly string[];
}

/** The origin of a page that no host should know. */
const FOREIGN_SITE = 'https://doctor.invalid';
/** A browser also sends these methods if the response to its preflight does not list them. */
const SAFELISTED = ['GET', 'HEAD', 'POST'];

/** Whether the host responds, and whether the site may send it these calls. */
export async function* examineCors({ site, send }: Visit, calls: readonly CrossOriginCall[]) {
  const origin = site ?? FOREIGN_SITE;
  const problems = new Set<string>();
  let isOpen = false;
  for (const call of calls) {
    const { method, url, headers: asked } = call;
    const names = asked.length > 0 && { 'access-control-request-headers': asked.join(',') };
    const headers = { origin, 'access-control-request-method': method, ...names };
    const response = await send(url, { method: 'OPTIONS', headers });
    isOpen ||= originIn(response) === '*';
    for (const problem of problemsOf(response, origin, call)) problems.add(problem);
  }
  const all = [origin, ...new Set(calls.flatMap(({ method, headers }) => [method, ...headers]))].join(', ');
  if (isOpen && calls.some(({ headers }) => headers.includes('authorization')))
    yield risk(
      'CORS allows every site (*): whoever has somebody’s token can use it from any page, and any page reads what needs no token.',
      `Name ${site ?? 'your site'} alone in Access-Control-Allow-Origin. That keeps other pages out, not programs: check every call too.`,
    );
  if (site === undefined) yield unknown('CORS: which site will call this host is not known.', NAME_SITE);
  else if (problems.size === 0) yield ok(`CORS allows ${all}.`);
  else
    yield fault(
      `CORS: the preflight ${[...problems].join(' and ')}.`,
      `Let the host respond to OPTIONS with 204, and name ${all} in Access-Control-Allow-Origin, -Methods and -Headers.`,
    );
}

/** Whether a page of this origin may read the response. */
export function allows(response: HostResponse, origin: string) {
  return ['*', origin].includes(originIn(response));
}

const originIn = ({ headers }: HostResponse) => headers.get('access-control-allow-origin') ?? '';

function* problemsOf(response: HostResponse, origin: string, { method, headers }: CrossOriginCall) {
  const { status } = response;
  if (status < 200 || status > 299) yield `gets the status ${status}`;
  if (!allows(response, origin)) yield `does not allow ${origin}`;
  const methods = listIn(response, 'access-control-allow-methods');
  if (![...SAFELISTED, ...methods].includes(method) && !methods.includes('*')) yield `does not allow ${method}`;
  const allowed = listIn(response, 'access-control-allow-headers');
  // The asterisk does not include `authorization`.
  for (const header of headers)
    if (!allowed.includes(header.toUpperCase()) && (header === 'authorization' || !allowed.includes('*')))
      yield `does not allow the header ${header}`;
}

function listIn({ headers }: HostResponse, name: string) {
  return (headers.get(name) ?? '').split(',').map((entry) => entry.trim().toUpperCase());
}
