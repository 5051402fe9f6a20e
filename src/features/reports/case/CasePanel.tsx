import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { Button } from '@/shared/ui/button/Button';
import { Key } from '@/shared/ui/button/Key';
import { moderationMessages as messages } from '@/shared/messages/moderation';
import panel from '@/shared/ui/layout/panel.module.css';
import { cx } from '@/shared/ui/cx';
import { CaseActions } from './CaseActions';
import { CaseCar } from './CaseCar';
import css from './CasePanel.module.css';
import { CaseReports } from './CaseReports';
import { CaseSeller, type SellerPosts } from './CaseSeller';
import type { Case, ListedCar } from '../queue/cases';
import type { QueueState } from '../queue/useModerationQueue';

interface CasePanelProps<C extends ListedCar> {
  one: Case;
  queue: QueueState;
  /** The case takes the place of the queue, to which a button leads back. */
  isNarrow: boolean;
  cars: ReadonlyMap<string, ListedCar>;
  sellerPosts: SellerPosts<C>;
  reportCounts: ReadonlyMap<string, number>;
}

/** All that is known about a reported car, and the two decisions. */
export function CasePanel<C extends ListedCar>({
  one,
  queue,
  isNarrow,
  cars,
  sellerPosts,
  reportCounts,
}: CasePanelProps<C>) {
  const { cases } = queue;
  const index = cases.findIndex(({ key }) => key === one.key);
  const [before, next] = index < 0 ? [] : [cases[index - 1], cases[index + 1]];
  const car = one.carId === undefined ? undefined : cars.get(one.carId);

  return (
    <section className={cx(panel['panel'], css['case'])} aria-label={messages.case}>
      <div className={css['head']}>
        {isNarrow ? (
          <Button
            variant="quiet"
            icon={<ChevronLeft size={16} strokeWidth={1.75} />}
            onClick={() => queue.openCase(undefined)}
          >
            {messages.toQueue}
          </Button>
        ) : (
          <span>{index >= 0 && messages.position(index + 1, cases.length)}</span>
        )}
        <span className={css['steps']}>
          <Step Icon={ChevronUp} label={messages.before} cap="K" to={before} queue={queue} />
          <Step Icon={ChevronDown} label={messages.next} cap="J" to={next} queue={queue} />
        </span>
      </div>
      <div className={css['part']}>
        <CaseCar one={one} car={car} />
        {!isNarrow && <CaseActions one={one} queue={queue} />}
      </div>
      {car ? (
        <CaseSeller car={car} posts={sellerPosts} reportCounts={reportCounts} />
      ) : (
        one.carId !== undefined && !queue.isOpenGone && <div aria-hidden className={cx(css['part'], css['pending'])} />
      )}
      <CaseReports one={one} queue={queue} />
      {isNarrow && (
        <div className={css['foot']}>
          <CaseActions one={one} queue={queue} />
        </div>
      )}
    </section>
  );
}

interface StepProps {
  Icon: typeof ChevronUp;
  label: string;
  cap: string;
  to: Case | undefined;
  queue: QueueState;
}

function Step({ Icon, label, cap, to, queue }: StepProps) {
  return (
    <Button
      variant="quiet"
      className={css['step']}
      aria-disabled={!to}
      icon={<Icon size={16} strokeWidth={1.75} aria-hidden />}
      onClick={() => to && queue.openCase(to)}
    >
      <span>{label}</span>
      <Key cap={cap} />
    </Button>
  );
}
