import Check from 'lucide-react/icons/check';
import { Skeleton } from '@/shared/ui/feedback/Skeleton';
import { Tag } from '@/shared/ui/Tag';
import { VerifiedBadge } from '@/shared/ui/VerifiedBadge';
import { carDetailsMessages } from '@/shared/messages/carDetails';
import type { Cell } from './comparisonCells';
import css from './CompareTable.module.css';

/** A value, the word of the best one, and below it the difference to the pinned car or another note. */
export function ComparisonCell({ cell, isLoading }: { cell: Cell; isLoading: boolean }) {
  const { value, isStated, best, note, isVerified } = cell;

  return (
    <td>
      {isLoading && !isStated ? (
        <Skeleton width="60%" height={16} />
      ) : (
        <span className={isStated ? css['value'] : css['unstated']}>
          <bdi>{value}</bdi>
          {best !== undefined && (
            <Tag variant="tint">
              <Check size={14} strokeWidth={2.25} />
              <span>{best}</span>
            </Tag>
          )}
        </span>
      )}
      {note !== undefined && <small>{note}</small>}
      {isVerified && <VerifiedBadge label={carDetailsMessages.seller.verified} />}
    </td>
  );
}
