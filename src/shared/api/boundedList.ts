import * as v from 'valibot';
import { listOf } from './fields';

/** A stored list: malformed entries are dropped, and so are all after the first `max`. */
export function boundedList<Output>(entry: v.GenericSchema<unknown, Output>, max: number) {
  return v.pipe(
    listOf(entry),
    v.transform((entries): readonly Output[] => entries.slice(0, max)),
  );
}
