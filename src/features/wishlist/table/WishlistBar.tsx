import CircleOff from 'lucide-react/icons/circle-off';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import { wishChangeMessages as messages } from '@/shared/messages/wishChanges';
import { SortSelect } from '@/shared/ui/form/SortSelect';
import { Tag } from '@/shared/ui/Tag';
import { changeCounts, type FollowedWish } from '../following/followedWish';
import { wishSorts, type WishSort } from '../following/wishSort';
import css from './WishlistBar.module.css';

const sortOptions = wishSorts.map((value) => ({ value, label: messages.sorts[value] }));

interface WishlistBarProps {
  wishes: readonly FollowedWish[];
  sort: WishSort;
  onSort: (sort: WishSort) => void;
}

/** Says how many of the cars have changed since they were saved, and sorts the table. */
export function WishlistBar({ wishes, sort, onSort }: WishlistBarProps) {
  const { cheaper, dearer, gone, isUnchanged } = changeCounts(wishes);
  const changes = [
    { count: cheaper, text: messages.cheaper(cheaper), Icon: TrendingDown, isGood: true },
    { count: dearer, text: messages.dearer(dearer), Icon: TrendingUp, isGood: false },
    { count: gone, text: messages.gone(gone), Icon: CircleOff, isGood: false },
  ].filter(({ count }) => count > 0);

  return (
    <div className={css['bar']}>
      <p className={css['changes']}>
        {isUnchanged && <span>{messages.unchanged}</span>}
        {changes.length > 0 && <b>{messages.since}</b>}
        {changes.map(({ text, Icon, isGood }) => (
          <Tag key={text} variant={isGood ? 'tint' : undefined} className={css[isGood ? 'tag' : 'quiet']}>
            <Icon size={14} strokeWidth={1.75} aria-hidden /> <span>{text}</span>
          </Tag>
        ))}
      </p>
      <SortSelect className={css['sort']} label={messages.sort} value={sort} options={sortOptions} onChoose={onSort} />
    </div>
  );
}
