import X from 'lucide-react/icons/x';
import { useCallback, useId } from 'react';
import { useAfterPaint } from '@/shared/browser/useAfterPaint';
import { useUserStore } from '@/shared/browser/userStore';
import { sinceMessages as messages } from '@/shared/messages/since';
import { Button } from '@/shared/ui/button/Button';
import { cx } from '@/shared/ui/cx';
import { focusHeading } from '@/shared/ui/feedback/focusHeading';
import panel from '@/shared/ui/layout/panel.module.css';
import type { Car } from '../schema';
import { changesSince, markOf, type SavedCar } from './changes';
import css from './ChangesPanel.module.css';
import { NewCarsColumn } from './NewCarsColumn';
import { SavedCarsColumn } from './SavedCarsColumn';
import { savedSearches } from '../savedSearches/savedSearches';
import { putAside, type PreviousVisit } from './visits';

interface ChangesPanelProps {
  user: string;
  previous: PreviousVisit;
  /** When the present visit began: searches that were saved since have nothing to tell yet. */
  startedAt: number;
  cars: readonly Car[];
  savedCars: readonly SavedCar[];
  /** The changes that were put aside at an earlier visit. */
  knownChanges: string | undefined;
  className: string | undefined;
}

export function ChangesPanel(props: ChangesPanelProps) {
  const { user, previous, startedAt, cars, savedCars, knownChanges, className } = props;
  const saved = useUserStore(savedSearches, user);
  const changes = useAfterPaint(
    useCallback(() => {
      const searches = saved.filter(({ savedAt }) => savedAt < startedAt);
      return changesSince(previous, { searches, savedCars }, cars);
    }, [previous, saved, startedAt, savedCars, cars]),
  );
  const title = useId();
  if (!changes) return null;
  const { newCars, savedCarChanges } = changes;
  const mark = markOf(savedCarChanges);
  const hasChanges = mark !== '' && mark !== knownChanges;
  if (!newCars && !hasChanges) return null;

  return (
    <section className={cx(panel['panel'], className)} aria-labelledby={title}>
      <div className={css['head']}>
        <h2 id={title}>{messages.title}</h2>
        <p>{messages.lastVisit(new Date(previous.endedAt))}</p>
        <Button
          variant="quiet"
          className={css['aside']}
          aria-label={messages.putAside}
          icon={<X size={20} strokeWidth={1.75} />}
          onClick={() => {
            putAside(user, mark);
            focusHeading();
          }}
        >
          <span>{messages.putAside}</span>
        </Button>
      </div>
      <div className={css['columns']}>
        {newCars && <NewCarsColumn newCars={newCars} />}
        {hasChanges && <SavedCarsColumn changes={savedCarChanges} />}
      </div>
    </section>
  );
}
