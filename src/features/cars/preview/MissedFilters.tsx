import CircleCheck from 'lucide-react/icons/circle-check';
import FunnelX from 'lucide-react/icons/funnel-x';
import { previewMessages as messages } from '@/shared/messages/preview';
import { Button } from '@/shared/ui/button/Button';
import type { Car } from '../schema';
import type { PostFields } from '../selling/postFields';
import css from './BuyersView.module.css';
import { filterReport } from './missedFilters';

interface MissedFiltersProps {
  car: Car;
  isStatusChosen: boolean;
  onFix: (field: keyof PostFields) => void;
}

/** Why filters miss the post, with a way to the field where something can be done. */
export function MissedFilters({ car, isStatusChosen, onFix }: MissedFiltersProps) {
  const { missed, found } = filterReport(car, isStatusChosen);
  const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true };

  return (
    <section className={css['filters']}>
      <h2>{messages.filters}</h2>
      <ul>
        {missed.map(({ name, why, fix }) => (
          <li key={name} className={css['missed']}>
            <FunnelX {...icon} />
            <div>
              <b>{name}</b>
              <p>{why}</p>
              {fix && (
                <Button variant="quiet" className={css['fix']} onClick={() => onFix(fix.field)}>
                  {fix.text}
                </Button>
              )}
            </div>
          </li>
        ))}
        {found.length > 0 && (
          <li className={css['found']}>
            <CircleCheck {...icon} />
            <div>
              <b>{messages.found}</b>
              <p>{messages.foundBy(found)}</p>
            </div>
          </li>
        )}
      </ul>
    </section>
  );
}
