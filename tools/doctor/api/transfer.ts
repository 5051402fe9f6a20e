import { POLL_MS } from '@/shared/config/limits';
import { allows } from '../cors';
import type { Consultation } from '../consultation';
import { advice, fault, fine, untried, type Outcome } from '../finding';
import type { HostResponse } from '../send';
import { read } from './reads';

/** Below this size, compression gains nothing: the response is a single packet anyway. */
const MIN_COMPRESSED = 1400;

/** Runs a check on the list of all cars, which is the largest response and is read most often. */
function ofCars(
  what: string,
  check: (cars: HostResponse, consultation: Consultation) => AsyncIterable<Outcome> | Iterable<Outcome>,
) {
  return async function* (consultation: Consultation) {
    const cars = await read(consultation, '/cars');
    if (cars.status === 200) yield* check(cars, consultation);
    else yield untried(`${what} is not known.`, 'First correct the response of GET /cars.');
  };
}

export const compression = ofCars('Whether responses are compressed', function* ({ headers, body }) {
  const encoding = headers.get('content-encoding');
  if (encoding !== null) yield fine(`Responses are compressed (${encoding}).`);
  else if (body.byteLength < MIN_COMPRESSED) yield fine('Responses are too short for compression to matter.');
  else {
    yield advice(
      `The list of cars comes uncompressed: ${Math.ceil(body.byteLength / 1024)} KB.`,
      'Compress responses with gzip or brotli. Lists become five to ten times shorter.',
    );
  }
});

export const etag = ofCars('Whether lists have an ETag', async function* ({ headers }, consultation) {
  const tag = headers.get('etag');
  if (tag === null) {
    yield advice(
      'Lists have no ETag.',
      'Send one, and 304 while nothing has changed. Open pages read some lists every second, and would load them whole each time.',
    );
    return;
  }
  // As browsers do. Without it, Node's fetch adds `no-cache`, to which servers send the whole list.
  const again = await read(consultation, '/cars', { 'if-none-match': tag, 'cache-control': 'max-age=0' });
  if (again.status !== 304) {
    yield advice(
      `An unchanged list is sent again with status ${again.status}.`,
      'Respond with 304 to a request whose If-None-Match is the current ETag.',
    );
  } else if (consultation.site !== undefined && !allows(again, consultation.site)) {
    yield fault(
      'The 304 of an unchanged list has no Access-Control-Allow-Origin.',
      'Send it with the 304 too. Browsers withhold the list otherwise, and the page shows that it cannot be reached.',
    );
  } else yield fine('An unchanged list is not sent again (ETag and 304).');
});

export const speed = ofCars('How long the list of cars takes', function* ({ milliseconds }) {
  const seconds = `${(milliseconds / 1000).toFixed(1)} s`;
  if (milliseconds <= POLL_MS) yield fine(`The list of cars arrives in ${seconds}.`);
  else {
    yield advice(
      `The list of cars takes ${seconds}.`,
      'Open pages read lists every second. Use an index, a cache or a host that is nearer and does not sleep.',
    );
  }
});
