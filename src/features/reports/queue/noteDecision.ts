import { recordAct } from '@/shared/journal/journal';
import { moderationMessages } from '@/shared/messages/moderation';
import type { Decision, DecisionState } from './decision';

/** Notes in the journal what a decision has led to. One that is still held has been undone. */
export function noteDecision({ verdict, subject, reports, car, admin, state }: Decision) {
  recordAct(admin, {
    act: verdict === 'remove' ? 'car removed' : 'reports dropped',
    what: car?.title ?? subject.title,
    detail: [car?.seller.name, moderationMessages.reports(reports.length)]
      .filter((part) => part !== undefined)
      .join(' · '),
    result: resultOf(state),
    error: state.name === 'failed' ? state.error : undefined,
    record: verdict === 'remove' ? car : undefined,
  });
}

function resultOf({ name }: DecisionState) {
  if (name === 'overtaken') return 'already-done';
  return name === 'done' || name === 'failed' ? name : 'undone';
}
