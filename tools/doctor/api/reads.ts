import * as v from 'valibot';
import { carSchema } from '@/features/cars/schema';
import { categorySchema } from '@/features/categories/schema';
import { fewAtATime } from '@/shared/api/fewAtATime';
import { listOf, oneOf } from '@/shared/api/fields';
import { path } from '@/shared/api/path';
import { readResponse } from '@/shared/api/readResponse';
import { roleResponses } from '@/shared/users/roles';
import { NOBODY, type Consultation } from '../consultation';
import { fault, fine } from '../finding';
import { NoResponse } from '../failure';
import { problemOf, type Problem } from '../problemOf';

const list = v.array(v.unknown());

/** Sends a GET as the site would. */
export function read(
  { settings, site, send }: Consultation,
  call: string,
  headers: Readonly<Record<string, string>> = {},
) {
  return send({ url: settings.apiUrl + call, headers: { ...(site !== undefined && { origin: site }), ...headers } });
}

/** The documents of a list, or undefined if the API does not respond with a list. */
export async function readList(consultation: Consultation, call: string) {
  const response = await read(consultation, call);
  return problemOf(response, list) === undefined ? readResponse(response.body, list) : undefined;
}

/** Every read that needs no token: a problem of each is a fault. */
export async function* openReads(consultation: Consultation) {
  const calls = await openCalls(consultation);
  const results = await fewAtATime(calls, async ([call, schema]) => problemOf(await read(consultation, call), schema));
  let isFine = true;
  for (const { item, result } of results) {
    const problem = result.status === 'fulfilled' ? result.value : problemOfFailure(result.reason);
    if (!problem) continue;
    isFine = false;
    yield fault(`GET ${item[0]} ${problem.text}.`, problem.remedy);
  }
  if (isFine) yield fine(`All ${calls.length} reads that need no token respond as docs/contract.md says.`);
}

/** The other calls are tried even if one gets no response. */
function problemOfFailure(error: unknown): Problem {
  if (error instanceof NoResponse)
    return { text: `gets no response: ${error.message.slice(0, -1)}`, remedy: error.remedy };
  throw error;
}

async function openCalls(consultation: Consultation): Promise<[call: string, schema: v.GenericSchema][]> {
  const [car] = parsed(listOf(carSchema), await readList(consultation, '/cars'));
  const [brand] = parsed(listOf(categorySchema), await readList(consultation, '/carCategories'));
  return [
    ['/cars', list],
    ['/carCategories', list],
    ['/seller/post', list],
    [path('/category/:slug', { slug: brand?.slug ?? 'no-such-brand' }), list],
    [path('/cars/seller/:email', { email: NOBODY }), list],
    ...(car ? ([[path('/cars/:id', { id: car.id }), oneOf(carSchema)]] satisfies [string, v.GenericSchema][]) : []),
    ['/user/buyer', list],
    ['/user/seller', list],
    [path('/users/:email', { email: NOBODY }), list],
    [path('/users/admin/:email', { email: NOBODY }), roleResponses.admin],
    [path('/users/seller/:email', { email: NOBODY }), roleResponses.seller],
  ];
}

function parsed<T>(schema: v.GenericSchema<unknown, readonly T[]>, documents: readonly unknown[] | undefined) {
  return v.parse(schema, documents ?? []);
}
