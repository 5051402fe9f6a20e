import * as v from 'valibot';
import { path } from '@/api/path';
import { isRefusalBody, noRecordResponse, unconfirmedResponse } from '@/api/refusals';
import { carSchema } from '@/cars/schema';
import { roleResponses } from '@/users/roles';
import { allows, examineCors } from './cors';
import { fault, NOBODY, ok, risk, UNKNOWN_ID, unknown, type Visit } from './finding';
import { parsed, seen } from './send';

const CONTRACT = 'Compare the response with docs/contract.md, and read the log of this host.';
const OPEN = 'Let no real person use the site before the server checks who asks (SECURITY.md).';
/** A page takes a refusal with another body for that of a network filter, and asks again. */
const BODY = 'Respond with the body that docs/contract.md names.';
const nobody = encodeURIComponent(NOBODY);
/** A well-formed token, because a host may end if one is not. */
const EXPIRED = [{ alg: 'HS256', typ: 'JWT' }, { email: NOBODY, iat: 0, exp: 1 }, 'signed in a former year']
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.');

const list = v.array(v.unknown());
const withEmail = v.object({ email: v.pipe(v.string(), v.email()) });
const withToken = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()) });
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
  yield await examineProof(visit);
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
    yield risk(
      `The picture of post ${car.output.id} is on ${new URL(post.img).host}, which VITE_IMAGE_HOSTS does not list: people see a placeholder.`,
      'A listed host learns the IP address of everybody who sees the car, and can exchange the picture at any time. Add it only if you trust it with that, and build again; otherwise let the seller upload the photo.',
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
    if (status === 200)
      yield risk(`GET ${call} with an expired token gets data: anybody reads what belongs to other people.`, OPEN);
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
  if (status === 403 && isKnownBody) yield ok('GET /jwt of an unknown email is refused.');
  else if (status === 403) yield fault(`GET /jwt of an unknown email ${seen(response)}.`, BODY);
  else if (status === 200) yield risk('GET /jwt gives a token to an email that nobody has.', OPEN);
  else
    yield fault(
      `GET /jwt of an unknown email gets the status ${status}.`,
      'Respond with 403. Otherwise people whose sign-up was interrupted cannot complete it.',
    );
}

/** Whether the token of somebody who exists is given to a caller who proves nothing. The token is neither used nor shown. */
async function examineProof(visit: Visit) {
  for (const call of ['/user/seller', '/user/buyer']) {
    const records = parsed(list, await read(visit, call)) ?? [];
    const known = records.find((record): record is v.InferOutput<typeof withEmail> => v.is(withEmail, record));
    if (!known) continue;
    const response = await read(visit, `/jwt?email=${encodeURIComponent(known.email)}`);
    if (parsed(withToken, response) === undefined)
      return ok('GET /jwt of a known email without Firebase’s ID token is refused.');
    return risk(
      'GET /jwt gives the token of a known email to a caller who proves nothing: anybody can act as anybody, also as an admin. They can read wishlists and reports, post, remove and pay in other people’s names.',
      `The page sends Firebase’s ID token with this call: let the server verify it, and that it is of this email. ${OPEN}`,
    );
  }
  return unknown(
    'Whether GET /jwt asks for a proof is not known: nobody has signed up yet.',
    'Sign up, and try again.',
  );
}
