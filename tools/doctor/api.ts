import * as v from 'valibot';
import { carSchema } from '@/cars/schema';
import { path } from '@/api/path';
import { isRefusalBody, noRecordResponse, unconfirmedResponse } from '@/api/refusals';
import { roleResponses } from '@/users/roles';
import { allows, examineCors } from './cors';
import { advice, fault, NOBODY, ok, UNKNOWN_ID, type Visit } from './finding';
import { parsed, seen } from './send';

const CONTRACT = 'Compare the response with docs/contract.md, and read the log of this host.';
const OPEN = 'The site works, but its people’s data are open: let the server check who asks (SECURITY.md).';
/** A page takes a refusal with another body for that of a network filter, and asks again. */
const BODY = 'Respond with the body that docs/contract.md names.';
const nobody = encodeURIComponent(NOBODY);
/** A well-formed token, because a host may end if one is not. */
const EXPIRED = [{ alg: 'HS256', typ: 'JWT' }, { email: NOBODY, iat: 0, exp: 1 }, 'signed in a former year']
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.');

const list = v.array(v.unknown());
/** The reads that need no token. */
const reads: Readonly<Record<string, v.GenericSchema>> = {
  '/cars': list,
  '/carCategories': list,
  '/seller/post': list,
  '/category/toyota': list,
  [path('/cars/seller/:email', { email: NOBODY })]: list,
  '/user/buyer': list,
  '/user/seller': list,
  [path('/users/:email', { email: NOBODY })]: list,
  [path('/users/admin/:email', { email: NOBODY })]: roleResponses.admin,
  [path('/users/seller/:email', { email: NOBODY })]: roleResponses.seller,
};

export async function* examineApi(visit: Visit) {
  const { apiUrl } = visit.settings;
  const headers = ['authorization', 'content-type'];
  yield* examineCors(visit, [
    { method: 'GET', url: `${apiUrl}/reportedpost`, headers: ['authorization'] },
    { method: 'POST', url: `${apiUrl}/cars`, headers },
    { method: 'PUT', url: apiUrl + path('/users/admin/:id', { id: UNKNOWN_ID }), headers },
    { method: 'DELETE', url: apiUrl + path('/seller/:id', { id: UNKNOWN_ID }), headers: ['authorization'] },
  ]);
  for (const [call, schema] of Object.entries(reads)) {
    const response = await read(visit, call);
    // Browsers follow no redirect after a preflight.
    const isRight = response.status === 200 && parsed(schema, response) !== undefined;
    yield isRight ? ok(`GET ${call} responds well.`) : fault(`GET ${call} ${seen(response)}.`, CONTRACT);
    if (call === '/cars') yield* examinePictures(parsed(list, response) ?? []);
  }
  yield* examineTokens(visit);
}

/** Sends a GET as the site would. */
function read({ settings, site, send }: Visit, call: string, headers: Readonly<Record<string, string>> = {}) {
  return send(settings.apiUrl + call, { headers: { ...(site !== undefined && { origin: site }), ...headers } });
}

/** Whether the pictures of the cars may be shown. */
function* examinePictures(posts: readonly unknown[]) {
  for (const post of posts) {
    if (!v.is(v.object({ img: v.pipe(v.string(), v.url()) }), post)) continue;
    const car = v.safeParse(carSchema, post);
    if (!car.success || car.output.image !== undefined) continue;
    yield advice(
      `The picture of post ${car.output.id} is on ${new URL(post.img).host}, which VITE_IMAGE_HOSTS does not list.`,
      'A placeholder is shown instead. Add the hosts that you trust, and build again.',
    );
    return;
  }
}

/** Personal lists should refuse callers without a valid token, in a way that the page can read, or it fetches no new one. */
async function* examineTokens(visit: Visit) {
  const { site } = visit;
  for (const call of [`/wishlist?email=${nobody}`, '/reportedpost']) {
    const response = await read(visit, call, { authorization: `Bearer ${EXPIRED}` });
    const { status } = response;
    if (status === 200) yield advice(`GET ${call} with an expired token gets data.`, OPEN);
    else if (status !== 401 && status !== 403)
      yield fault(`GET ${call} with an expired token gets the status ${status}.`, 'Respond with 401 or 403.');
    else if (!isRefusalBody(response.text)) yield fault(`GET ${call} with an expired token ${seen(response)}.`, BODY);
    else if (site !== undefined && !allows(response, site))
      yield fault(
        `GET ${call}: the page cannot read that it was refused, because CORS does not allow it.`,
        'Send Access-Control-Allow-Origin with refusals and errors too. Otherwise the page takes them for a lost connection.',
      );
    else yield ok(`GET ${call} with an expired token is refused.`);
  }
  const response = await read(visit, `/jwt?email=${nobody}`);
  const { status } = response;
  const isKnownBody = parsed(v.union([noRecordResponse, unconfirmedResponse]), response) !== undefined;
  if (status === 403 && isKnownBody) yield ok('GET /jwt of an unknown e-mail is refused.');
  else if (status === 403) yield fault(`GET /jwt of an unknown e-mail ${seen(response)}.`, BODY);
  else if (status === 200) yield advice('GET /jwt gives a token to an e-mail that nobody has.', OPEN);
  else
    yield fault(
      `GET /jwt of an unknown e-mail gets the status ${status}.`,
      'Respond with 403. Otherwise people whose sign-up was interrupted cannot complete it.',
    );
}
