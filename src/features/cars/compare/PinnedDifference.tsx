import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { useUser } from '@/shared/session/SessionProvider';
import { cx } from '@/shared/ui/cx';
import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import { compareMessages } from '@/shared/messages/compare';
import type { ComparedCar } from './comparedCar';
import { differencesOf } from './differences';
import css from './PinnedDifference.module.css';
import { titleOf } from '../titleOf';
import { usePinnedCar } from './usePinnedCar';

const messages = compareMessages.differences;

/** What tells this car from the pinned one, in two lines; nothing if no car is pinned. */
export function PinnedDifference({ car }: { car: ComparedCar }) {
  const { email } = useUser();
  const pinned = usePinnedCar(email);
  if (!pinned) return null;

  const isPinned = pinned.id === car.id;
  const [first, ...others] = isPinned ? [] : differencesOf(car, pinned);
  return (
    <p className={cx(css['difference'], first === undefined && css['none'])}>
      <ArrowLeftRight size={16} strokeWidth={1.75} />
      <span className={css['words']}>
        {first === undefined ? (
          isPinned ? (
            messages.isPinned
          ) : (
            messages.unknown
          )
        ) : (
          <>
            <VisuallyHidden>{`${messages.comparedTo(titleOf(pinned))} `}</VisuallyHidden>
            <b>{first}</b>
            <span>{others.map((other) => `, ${other}`).join('')}</span>
          </>
        )}
      </span>
    </p>
  );
}
