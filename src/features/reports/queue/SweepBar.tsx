import CircleSlash from 'lucide-react/icons/circle-slash-2';
import { useUser } from '@/shared/session/SessionProvider';
import { Button } from '@/shared/ui/button/Button';
import { ErrorNote } from '@/shared/ui/feedback/ErrorNote';
import { useWrite } from '@/shared/useWrite';
import { moderationMessages as messages } from '@/shared/messages/moderation';
import { waitingReports, type Case } from './cases';
import css from './CaseList.module.css';
import { sweepReports } from './sendDecision';

/** Removes the reports whose cars are gone, all at once: nothing is left to decide about them. */
export function SweepBar({ cases }: { cases: readonly Case[] }) {
  const { email: admin } = useUser();
  const sweep = useWrite(sweepReports);
  const reports = cases.flatMap(waitingReports);

  return (
    <div className={css['sweep']}>
      <CircleSlash size={20} strokeWidth={1.75} />
      <p>{messages.goneCars(cases.length, reports.length)}</p>
      <Button isBusy={sweep.isPending} onClick={() => sweep.mutate({ reports, admin })}>
        {messages.sweep(reports.length)}
      </Button>
      {sweep.isError && <ErrorNote error={sweep.error.cause} title={messages.notSwept(reports.length)} isCompact />}
    </div>
  );
}
