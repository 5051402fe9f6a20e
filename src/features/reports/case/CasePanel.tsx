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
import type { Case, ListedCar } from '../desk/cases';
import type { Desk } from '../desk/useDesk';

interface CasePanelProps<C extends ListedCar> {
  one: Case;
  desk: Desk;
  /** The case takes the place of the queue, to which a button leads back. */
  isNarrow: boolean;
  cars: ReadonlyMap<string, ListedCar>;
  sellerPosts: SellerPosts<C>;
  reportCounts: ReadonlyMap<string, number>;
}

/** All that is known about a reported car, and the two decisions. */
export function CasePanel<C extends ListedCar>({
  one,
  desk,
  isNarrow,
  cars,
  sellerPosts,
  reportCounts,
}: CasePanelProps<C>) {
  const { queue } = desk;
  const index = queue.findIndex(({ key }) => key === one.key);
  const [before, next] = index < 0 ? [] : [queue[index - 1], queue[index + 1]];
  const car = one.carId === undefined ? undefined : cars.get(one.carId);

  return (
    <section className={cx(panel['panel'], css['case'])} aria-label={messages.case}>
      <div className={css['head']}>
        {isNarrow ? (
          <Button
            variant="quiet"
            icon={<ChevronLeft size={16} strokeWidth={1.75} />}
            onClick={() => desk.openCase(undefined)}
          >
            {messages.toQueue}
          </Button>
        ) : (
          <span>{index >= 0 && messages.position(index + 1, queue.length)}</span>
        )}
        <span className={css['steps']}>
          <Step Icon={ChevronUp} label={messages.before} cap="K" to={before} desk={desk} />
          <Step Icon={ChevronDown} label={messages.next} cap="J" to={next} desk={desk} />
        </span>
      </div>
      <div className={css['part']}>
        <CaseCar one={one} car={car} />
        {!isNarrow && <CaseActions one={one} desk={desk} />}
      </div>
      {car ? (
        <CaseSeller car={car} posts={sellerPosts} reportCounts={reportCounts} />
      ) : (
        one.carId !== undefined && !desk.isOpenGone && <div aria-hidden className={cx(css['part'], css['pending'])} />
      )}
      <CaseReports one={one} desk={desk} />
      {isNarrow && (
        <div className={css['foot']}>
          <CaseActions one={one} desk={desk} />
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
  desk: Desk;
}

function Step({ Icon, label, cap, to, desk }: StepProps) {
  return (
    <Button
      variant="quiet"
      className={css['step']}
      aria-disabled={!to}
      icon={<Icon size={16} strokeWidth={1.75} aria-hidden />}
      onClick={() => to && desk.openCase(to)}
    >
      {label}
      <Key cap={cap} />
    </Button>
  );
}
