import type { Report } from '../schema';
import type { Case } from './cases';

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
  /** The e-mail of the admin who decided. */
  admin: string;
  state: DecisionState;
}
