import { useUser } from '@/session/session';
import { UnreadableToast } from '@/ui/feedback/UnreadableToast';
import { decisions, storedDecisions } from './decisions';
import { moderationTexts as texts } from './texts';

const lists = [storedDecisions];

/** Carries out the decisions that wait on this device, whichever page is open. */
export function DecisionTasks() {
  const { email } = useUser();
  decisions.useAll();
  return <UnreadableToast lists={lists} email={email} text={texts.unreadable} />;
}
