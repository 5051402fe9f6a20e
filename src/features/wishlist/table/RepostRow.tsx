import type { Ref } from 'react';
import { wishlistPageMessages } from '@/shared/messages/wishlistPage';
import type { Repost } from '../following/repost';
import { RepostNote } from '../following/RepostNote';
import type { WishlistItem } from '../schema';
import css from './RepostRow.module.css';

interface RepostRowProps {
  ref: Ref<HTMLTableRowElement> | undefined;
  index: number;
  item: WishlistItem;
  repost: Repost;
  email: string;
  onMoved: (old: WishlistItem, carId: string) => void;
}

/** The row below a car that is gone, if it was posted again. */
export function RepostRow({ ref, index, ...note }: RepostRowProps) {
  return (
    <tr ref={ref} data-index={index} aria-rowindex={index + 2} className={css['row']}>
      <td colSpan={Object.keys(wishlistPageMessages.columns).length}>
        <RepostNote {...note} />
      </td>
    </tr>
  );
}
