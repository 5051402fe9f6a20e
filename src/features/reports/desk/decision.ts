import type { Report } from '../schema';
import type { Case, ListedCar } from './cases';

export type Verdict = 'remove' | 'drop';

/**
 * What happens to a decided case: for ten seconds it is `held` and nothing is sent. `overtaken` means that another admin had dealt
 * with all of its reports before anything was sent.
 */
export type DecisionState =
  | { name: 'held' | 'sending' | 'done' | 'overtaken' }
  | { name: 'failed'; error: unknown; isCarRemoved: boolean; left: readonly Report[] };

export interface Decision {
  /** The key of the case; for a single report of a case, the id of the report. */
  key: string;
  verdict: Verdict;
  subject: Case;
  /** The reports about which it was made. */
  reports: readonly Report[];
  /** The car as it was listed when it was decided about, for the journal. */
  car: ListedCar | undefined;
  /** The e-mail of the admin who decided. */
  admin: string;
  state: DecisionState;
}

/** Decisions that were made together, by their keys. Those that were undone belong to it no more. */
export interface Batch {
  keys: ReadonlySet<string>;
  done: ReadonlySet<string>;
  failed: ReadonlySet<string>;
}

/** The batch after one of its decisions was sent. */
export function withResult({ keys, done, failed }: Batch, key: string, isDone: boolean): Batch {
  const others = [...failed].filter((other) => other !== key);
  return isDone
    ? { keys, done: new Set([...done, key]), failed: new Set(others) }
    : { keys, done, failed: new Set([...others, key]) };
}
