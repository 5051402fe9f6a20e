import Restore from 'lucide-react/icons/archive-restore';
import { formatPrice, formatRelative } from '@/shared/messages/format';
import { Button } from '@/shared/ui/button/Button';
import { ErrorNote } from '@/shared/ui/feedback/ErrorNote';
import { Picture } from '@/shared/ui/Picture';
import { useWrite } from '@/shared/useWrite';
import { isOutcomeUnknown } from '@/shared/api/callError';
import { myProductsMessages as messages } from '@/shared/messages/myProducts';
import { sellingMessages } from '@/shared/messages/selling';
import { titleOf } from '../titleOf';
import { BIN_MS } from '@/shared/config/storedLimits';
import type { BinnedPost } from './bin';
import css from './Bin.module.css';
import { daysBetween, daysListed } from '../products/listedDays';
import type { Seller } from '../relisting/relist';
import { restorePost } from './restorePost';

interface BinRowProps {
  binned: BinnedPost;
  seller: Seller;
  now: number;
  onDelete: () => void;
}

export function BinRow({ binned, seller, now, onDelete }: BinRowProps) {
  const { post, removedAt, isChanged } = binned;
  const restore = useWrite(restorePost);
  const title = titleOf(post);

  return (
    <article aria-label={title} className={css['row']}>
      <Picture src={post.image} alt="" brand={post.brand} className={css['picture']} />
      <div className={css['car']}>
        <h2>{title}</h2>
        <p>{isChanged ? messages.changedPost : messages.wasListed(daysListed(post, removedAt))}</p>
      </div>
      <b className={css['price']}>{formatPrice(post.price)}</b>
      <div className={css['kept']}>
        <span>{messages.daysLeft(daysBetween(now, removedAt + BIN_MS))}</span>
        <p>{messages.removedAgo(formatRelative(new Date(removedAt), new Date(now)))}</p>
      </div>
      <div className={css['buttons']}>
        <Button
          isBusy={restore.isPending}
          icon={<Restore size={18} strokeWidth={1.75} />}
          aria-label={messages.restoreCar(title)}
          onClick={() => restore.mutate({ post, seller })}
        >
          {messages.restore}
        </Button>
        <Button
          variant="quiet"
          disabled={restore.isPending}
          className={css['delete']}
          aria-label={messages.deleteCar(title)}
          onClick={onDelete}
        >
          {messages.deleteNow}
        </Button>
      </div>
      {restore.error && (
        <div className={css['error']}>
          <ErrorNote
            error={restore.error}
            title={isOutcomeUnknown(restore.error) ? sellingMessages.maybePosted : sellingMessages.notPosted}
            onRetry={() => restore.mutate({ post, seller })}
          />
        </div>
      )}
    </article>
  );
}
