import { Button } from '@/shared/ui/button/Button';
import { ErrorNote } from '@/shared/ui/feedback/ErrorNote';
import { Picture } from '@/shared/ui/Picture';
import { markPostedAnew, type JournalRecord } from '@/shared/journal/journal';
import { useWrite } from '@/shared/useWrite';
import { formatDistance, formatPrice, orNotStated } from '@/shared/messages/format';
import { journalMessages as messages } from '@/shared/messages/journal';
import css from './Journal.module.css';
import type { PostAnew } from './JournalRow';
import { RecordFacts } from './RecordFacts';

interface RemovedPostProps {
  record: JournalRecord;
  entryId: string;
  isPostedAnew: boolean;
  admin: string;
  postAnew: PostAnew;
}

/** A removed post as it was, and what does not come back when it is posted anew. */
export function RemovedPost({ record, entryId, isPostedAnew, admin, postAnew }: RemovedPostProps) {
  const post = useWrite(postAnew);
  const facts = [
    [messages.facts.price, formatPrice(record.price)],
    [messages.facts.mileage, formatDistance(record.mileage)],
    [messages.facts.model, orNotStated(record.model)],
    [messages.facts.seller, orNotStated(record.seller.email)],
  ] as const;

  return (
    <div className={css['record']}>
      <Picture src={record.image} alt="" width={160} height={120} className={css['picture']} />
      <RecordFacts title={messages.recordTitle} facts={facts} />
      <div>
        <h3>{messages.lost}</h3>
        <ul>
          <li>{messages.lostAddress}</li>
          <li>{messages.lostOthers}</li>
        </ul>
        {isPostedAnew ? (
          <p role="status">{messages.postedAnew}</p>
        ) : record.seller.email === undefined ? (
          <p>{messages.noSeller}</p>
        ) : (
          <Button
            variant="primary"
            isWide
            isBusy={post.isPending}
            onClick={() => post.mutate({ record, admin }, { onSuccess: () => markPostedAnew(admin, entryId) })}
          >
            {messages.postAnew}
          </Button>
        )}
        <ErrorNote error={post.error} isCompact />
      </div>
    </div>
  );
}
