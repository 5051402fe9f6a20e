import { moderationMessages as messages } from '@/shared/messages/moderation';
import type { Decision } from './decision';

/** What a decision has led to, or is about to. */
export function resultOf({ verdict, subject, reports, state }: Decision) {
  const isRemoval = verdict === 'remove';
  switch (state.name) {
    case 'held':
    case 'sending':
      return isRemoval ? messages.removing : messages.dropping;
    case 'overtaken':
      return messages.overtaken;
    case 'failed':
      if (!isRemoval) return messages.notDropped;
      return state.isCarRemoved ? messages.carRemovedReportsLeft(state.left.length) : messages.carNotRemoved;
    case 'done':
      if (isRemoval) return messages.removed(reports.length);
      return subject.carId === undefined ? messages.droppedNoCar(reports.length) : messages.dropped(reports.length);
  }
}
