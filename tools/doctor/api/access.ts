import * as v from 'valibot';
import { oneOf } from '@/shared/api/fields';
import { path } from '@/shared/api/path';
import { isCallError } from '@/shared/api/callError';
import { readResponse } from '@/shared/api/readResponse';
import { allows } from '../cors';
import { EXPIRED, NOBODY, UNKNOWN_ID, type Consultation } from '../consultation';
import { advice, fault, fine, type Outcome } from '../finding';
import { problemOf, quote } from '../problemOf';
import { textOf, type HostResponse } from '../send';
import { read } from './reads';

const withoutToken = v.object({ access_token: v.literal('') });

/** An unknown id must not look like a failure: the page says "not found" only if the body is empty. */
export async function* unknownId(consultation: Consultation) {
  for (const call of [path('/cars/:id', { id: UNKNOWN_ID }), path('/wishlist/:id', { id: UNKNOWN_ID })]) {
    const response = await read(consultation, call);
    if (response.status === 200 && isNotFound(response)) {
      yield fine(`GET ${call}, an id that does not exist, gets an empty response.`);
      continue;
    }
    const problem = problemOf(response, v.never())?.text ?? 'responds with a document';
    yield advice(
      `GET ${call}, an id that does not exist, ${problem}.`,
      'Respond to an unknown id with 200 and an empty body. Otherwise people read of a failure where a car is gone.',
    );
  }
}

function isNotFound({ body }: HostResponse) {
  try {
    readResponse(body, oneOf(v.unknown()));
    return false;
  } catch (error) {
    return isCallError(error, 'not-found');
  }
}

/**
 * Personal lists should refuse callers without a token, which pages never are. They must refuse a token that has expired in a way that
 * the page can read, or it fetches no new one.
 */
export async function* bearer(consultation: Consultation) {
  const { site } = consultation;
  for (const call of [`/wishlist?email=${encodeURIComponent(NOBODY)}`, '/reportedpost']) {
    const [without, expired] = [await read(consultation, call), await read(consultation, call, EXPIRED)];
    yield refusalOf(`GET ${call} without a token`, 401, without);
    yield refusalOf(`GET ${call} with an expired token`, 403, expired, true);
    if (site !== undefined && !allows(expired, site)) {
      yield fault(
        `GET ${call}: the page cannot read that it was refused, because CORS does not allow it.`,
        'Send Access-Control-Allow-Origin with refusals and errors too. Otherwise the page takes them for a lost connection.',
      );
    }
  }
}

function refusalOf(what: string, expected: number, { status }: HostResponse, isSentByPages = false): Outcome {
  if (status === expected) return fine(`${what} is refused with ${status}.`);
  if (status === 401 || status === 403)
    return advice(
      `${what} is refused with ${status} instead of ${expected}.`,
      'The page treats both alike. See docs/contract.md.',
    );
  if (status === 200) {
    return advice(
      `${what} gets data: anybody on the internet can read what belongs to others.`,
      'The site works, but its people’s data are open. Let the server check the token of this call (SECURITY.md).',
    );
  }
  const finding = isSentByPages ? fault : advice;
  return finding(
    `${what} gets the status ${status} instead of ${expected}.`,
    'Respond with 401 or 403. Otherwise a page whose token has expired does not fetch a new one.',
  );
}

/** Somebody without a user record must not get a token; the page then offers to complete the sign-up. */
export async function* token(consultation: Consultation) {
  const response = await read(consultation, `/jwt?email=${encodeURIComponent(NOBODY)}`);
  if (response.status === 403 && problemOf({ ...response, status: 200 }, withoutToken) === undefined) {
    yield fine('GET /jwt of an unknown e-mail is refused with 403.');
  } else if (response.status === 200) {
    yield advice(
      'GET /jwt gives a token to an e-mail that nobody has: anybody on the internet can act with such tokens.',
      'The site works, but is open. Give tokens only to people with a user record, and only for a verified identity (SECURITY.md).',
    );
  } else {
    yield fault(
      `GET /jwt of an unknown e-mail gets ${response.status} and ${quote(textOf(response))}.`,
      'Respond with 403 and {"access_token":""}. Otherwise people whose sign-up was interrupted cannot complete it.',
    );
  }
}
