import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import { formatPrice } from '@/shared/messages/format';
import { wishChangeMessages as messages } from '@/shared/messages/wishChanges';
import { Tag } from '@/shared/ui/Tag';
import type { WishChange } from '../following/wishChanges';
import type { WishlistItem } from '../schema';
import css from './PriceCell.module.css';

const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true };

interface PriceCellProps {
  item: WishlistItem;
  price: number | undefined;
  change: WishChange;
}

/** The price now, and what it was when the car was saved if that differs. */
export function PriceCell({ item, price, change }: PriceCellProps) {
  return (
    <>
      <b>{formatPrice(price)}</b>
      {'by' in change && (
        <>
          <span className={css['was']}>{messages.was(change.was, item.wishedAt)}</span>
          {change.kind === 'cheaper' ? (
            <Tag variant="tint" className={css['tag']}>
              <TrendingDown {...icon} /> <span>{messages.cheaperBy(change.by)}</span>
            </Tag>
          ) : (
            <Tag className={css['tag']}>
              <TrendingUp {...icon} /> <span>{messages.dearerBy(change.by)}</span>
            </Tag>
          )}
        </>
      )}
      {change.kind === 'gone' && item.wishedAt && <span className={css['was']}>{messages.savedOn(item.wishedAt)}</span>}
    </>
  );
}
