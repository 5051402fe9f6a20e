import * as v from 'valibot';
import { carSchema } from '@/features/cars/schema';
import { categorySchema } from '@/features/categories/schema';
import { listOf, oneOf } from '@/shared/api/fields';
import { path } from '@/shared/api/path';
import { readResponse } from '@/shared/api/readResponse';
import { roleResponses } from '@/shared/users/roles';
import { NOBODY, type Consultation } from '../consultation';
import { fault, fine } from '../finding';
import { problemOf } from '../problemOf';

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
  let count = 0;
  for (const [call, schema] of calls) {
    const problem = problemOf(await read(consultation, call), schema);
    if (problem) yield fault(`GET ${call} ${problem.text}.`, problem.remedy);
    else count += 1;
  }
  if (count === calls.length) yield fine(`All ${count} reads that need no token respond as docs/contract.md says.`);
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
