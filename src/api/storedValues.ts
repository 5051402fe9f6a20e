import * as v from 'valibot';
import { listOf } from './fields';

export const finiteNumber = v.pipe(v.number(), v.finite());

/** A list without its malformed entries, and without all after the first `max`. */
export function boundedList<Output>(entry: v.GenericSchema<unknown, Output>, max: number) {
  return v.pipe(
    listOf(entry),
    v.transform((entries): readonly Output[] => entries.slice(0, max)),
  );
}
