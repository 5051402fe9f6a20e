import CircleOff from 'lucide-react/icons/circle-off';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import { wishChangeMessages as messages } from '@/shared/messages/wishChanges';
import { SortSelect } from '@/shared/ui/form/SortSelect';
import { Tag } from '@/shared/ui/Tag';
import { changeCounts, type FollowedWish } from '../following/followedWish';
import { wishSorts, type WishSort } from '../following/wishSort';
import css from './WishlistBar.module.css';

const sortOptions = wishSorts.map((value) => ({ value, label: messages.sorts[value] }));
const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true };

interface WishlistBarProps {
  wishes: readonly FollowedWish[];
  sort: WishSort;
  onSort: (sort: WishSort) => void;
}

/** Says how many of the cars have changed since they were saved, and sorts the table. */
export function WishlistBar({ wishes, sort, onSort }: WishlistBarProps) {
  const { cheaper, dearer, postedAgain, gone, isUnchanged } = changeCounts(wishes);

  return (
    <div className={css['bar']}>
      <p className={css['changes']}>
        {isUnchanged && messages.unchanged}
        {cheaper + dearer + postedAgain + gone > 0 && (
          <>
            <b>{messages.since}</b>
            {cheaper > 0 && (
              <Tag variant="tint" className={css['tag']}>
                <TrendingDown {...icon} /> {messages.cheaper(cheaper)}
              </Tag>
            )}
            {dearer > 0 && (
              <Tag className={css['quiet']}>
                <TrendingUp {...icon} /> {messages.dearer(dearer)}
              </Tag>
            )}
            {postedAgain > 0 && (
              <Tag variant="tint" className={css['tag']}>
                <RotateCcw {...icon} /> {messages.postedAgain(postedAgain)}
              </Tag>
            )}
            {gone > 0 && (
              <Tag className={css['quiet']}>
                <CircleOff {...icon} /> {messages.gone(gone)}
              </Tag>
            )}
          </>
        )}
      </p>
      <SortSelect className={css['sort']} label={messages.sort} value={sort} options={sortOptions} onChoose={onSort} />
    </div>
  );
}
