import Pin from 'lucide-react/icons/pin';
import X from 'lucide-react/icons/x';
import { formatPrice } from '@/shared/messages/format';
import { IconButton } from '@/shared/ui/button/IconButton';
import { cx } from '@/shared/ui/cx';
import { Picture } from '@/shared/ui/Picture';
import { compareTrayMessages as messages } from '@/shared/messages/compareTray';
import type { ComparedCar } from './comparedCar';
import css from './CompareTray.module.css';
import { titleOf } from '../titleOf';
import { useListedCar } from './useListedCar';

interface TrayCarProps {
  car: ComparedCar;
  isPinned: boolean;
  onPin: () => void;
  onTakeOut: () => void;
}

/** A car in the tray: pressing its picture pins it. The price is that of the list of all cars, if that is loaded. */
export function TrayCar({ car, isPinned, onPin, onTakeOut }: TrayCarProps) {
  const listed = useListedCar(car.id);
  const { image, brand, price, title: stated } = listed ?? car;
  const title = titleOf({ title: stated });

  return (
    <li className={cx(css['car'], isPinned && css['pinned'])}>
      <button
        type="button"
        className={css['pin']}
        aria-pressed={isPinned}
        aria-label={messages.pin(title)}
        title={messages.pin(title)}
        onClick={onPin}
      >
        <Picture src={image} alt="" brand={brand} className={css['picture']} />
        <span className={css['mark']}>
          <Pin size={13} strokeWidth={2} />
        </span>
      </button>
      <span className={css['name']}>
        <b dir="auto">{title}</b>
        <span>{isPinned ? messages.pinnedAt(formatPrice(price)) : formatPrice(price)}</span>
      </span>
      <IconButton variant="ghost" label={messages.takeOut(title)} onClick={onTakeOut}>
        <X size={17} />
      </IconButton>
    </li>
  );
}
