import { FOREIGN_SITE, SITE_REMEDY, type Consultation } from './consultation';
import { advice, fault, fine, untried, type Outcome } from './finding';
import type { HostResponse } from './send';

export interface CrossOriginCall {
  method: string;
  url: string;
  /** The headers beyond those that a page may always send. */
  headers: readonly string[];
}

/** A browser asks the host about these methods as about any other, but sends them also if the response does not list them. */
const SAFELISTED = ['GET', 'HEAD', 'POST'];

/** Asks the host, as a browser does before the call. @param origin the page's */
function preflight({ send }: Consultation, origin: string, { method, url, headers }: CrossOriginCall) {
  return send({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': method,
      ...(headers.length > 0 && { 'access-control-request-headers': headers.join(',') }),
    },
  });
}

/** Whether the host responds at all. */
export async function* responds(consultation: Consultation, call: CrossOriginCall, address: string) {
  await preflight(consultation, consultation.site ?? FOREIGN_SITE, call);
  yield fine(`Responds at ${address}.`);
}

/**
 * Checks that the site may send these calls.
 * @param isOurs whether the host serves this site alone
 */
export async function* corsOf(consultation: Consultation, calls: readonly CrossOriginCall[], isOurs: boolean) {
  const { site } = consultation;
  if (site === undefined) {
    yield untried('CORS: which site will call this host is not known.', SITE_REMEDY);
    return;
  }
  const problems = new Set<string>();
  let isOpen = false;
  let isKept = true;
  for (const call of calls) {
    const response = await preflight(consultation, site, call);
    for (const problem of preflightProblems(response, site, call)) problems.add(problem);
    isKept &&= response.headers.has('access-control-max-age');
    isOpen ||= allows(await preflight(consultation, FOREIGN_SITE, call), FOREIGN_SITE);
  }
  if (problems.size > 0) yield fault(`CORS: the preflight ${[...problems].join(' and ')}.`, remedyFor(site, calls));
  else yield fine(`CORS allows ${site} ${listOf(calls)}.`);
  if (isOurs && isOpen) yield openToAll;
  if (isOurs && !isKept && problems.size === 0) yield askedAgain;
}

const openToAll: Outcome = advice(
  'CORS allows every website to call this host.',
  'Allow the site’s own origin only, without credentials (SECURITY.md).',
);

const askedAgain: Outcome = advice(
  'CORS: browsers ask again every five seconds, because preflights have no Access-Control-Max-Age.',
  'Send Access-Control-Max-Age: 600. Calls with a token then take half the time.',
);

/** Whether a page of this origin may read the response. */
export function allows({ headers }: HostResponse, origin: string) {
  return ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');
}

function* preflightProblems(response: HostResponse, site: string, { method, headers }: CrossOriginCall) {
  const { status } = response;
  if (status < 200 || status > 299) yield `gets the status ${status}`;
  if (!allows(response, site)) yield `does not allow ${site}`;
  const methods = listIn(response, 'access-control-allow-methods');
  if (!SAFELISTED.includes(method) && !methods.includes(method.toLowerCase()) && !methods.includes('*'))
    yield `does not allow ${method}`;
  const allowed = listIn(response, 'access-control-allow-headers');
  for (const header of headers) {
    // The asterisk does not include `authorization`.
    const isAllowed = allowed.includes(header) || (header !== 'authorization' && allowed.includes('*'));
    if (!isAllowed) yield `does not allow the header ${header}`;
  }
}

function listIn({ headers }: HostResponse, name: string) {
  return (headers.get(name) ?? '').split(',').map((entry) => entry.trim().toLowerCase());
}

function remedyFor(site: string, calls: readonly CrossOriginCall[]) {
  const { methods, headers } = used(calls);
  const lines = [`Access-Control-Allow-Origin: ${site}`, `Access-Control-Allow-Methods: ${methods.join(', ')}`];
  if (headers.length > 0) lines.push(`Access-Control-Allow-Headers: ${headers.join(', ')}`);
  return `Let the host respond to OPTIONS with 204 and ${lines.join('; ')}.`;
}

function listOf(calls: readonly CrossOriginCall[]) {
  const { methods, headers } = used(calls);
  return `to send ${methods.join(', ')}${headers.length > 0 ? ` with ${headers.join(' and ')}` : ''}`;
}

function used(calls: readonly CrossOriginCall[]) {
  return {
    methods: [...new Set(calls.map(({ method }) => method))],
    headers: [...new Set(calls.flatMap(({ headers }) => headers))],
  };
}
