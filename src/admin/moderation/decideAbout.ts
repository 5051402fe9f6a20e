import { canDecide, canRemove, type Case } from './cases';
import { decisions, reportedCarOf, type Verdict } from './decisions';

/**
 * Decides about those cases that can be decided; of a car that cannot be removed, the reports are dropped.
 * @returns false if there are none
 */
export function decideAbout(subjects: readonly Case[], verdict: Verdict) {
  const undecided = subjects.filter(canDecide);
  if (undecided.length === 0) return false;
  decisions.hold(
    undecided.map((subject) => ({
      verdict: canRemove(subject) ? verdict : 'drop',
      subject: reportedCarOf(subject),
      reports: subject.waiting.map(({ id }) => ({ id })),
    })),
  );
  return true;
}
