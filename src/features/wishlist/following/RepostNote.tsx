import Heart from 'lucide-react/icons/heart';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useContext } from 'react';
import { generatePath } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { wishChangeMessages } from '@/shared/messages/wishChanges';
import { wishlistMessages } from '@/shared/messages/wishlist';
import { Button } from '@/shared/ui/button/Button';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { useWrite } from '@/shared/useWrite';
import { PaymentCheckContext } from '../paymentCheck';
import type { WishlistItem } from '../schema';
import { useWish } from '../wishState';
import { WriteFailure } from '../WriteFailure';
import { moveWish } from './moveWish';
import type { Repost } from './repost';
import css from './RepostNote.module.css';
import { repostSentence } from './repostSentence';
import { moveNote } from './wishNotes';

const messages = wishChangeMessages.repost;

interface RepostNoteProps {
  item: WishlistItem;
  repost: Repost;
  email: string;
  /** Called after the new post has taken the place of this item on the wishlist. */
  onMoved: (old: WishlistItem, carId: string) => void;
}

/** Says of a car that is gone that it was posted again, and moves the heart to the new post. */
export function RepostNote({ item, repost: { car, agrees }, email, onMoved }: RepostNoteProps) {
  const { ids } = useWish(item.carId, email);
  const { isWished } = useWish(car.id, email);
  const move = useWrite({
    ...moveWish(useContext(PaymentCheckContext)),
    onSuccess: () => moveNote(email, item.carId, car.id),
  });
  const title = car.title ?? wishlistMessages.untitled;
  const start = () => move.mutate({ car, ids, email }, { onSuccess: () => onMoved(item, car.id) });

  return (
    <div className={css['box']}>
      <RotateCcw size={20} strokeWidth={1.75} className={css['icon']} />
      <p className={css['text']}>
        <b>{repostSentence(item.price, car.price)}</b> {messages[agrees]}
      </p>
      <div className={css['actions']}>
        <ButtonLink
          to={generatePath(paths.carDetails, { id: car.id })}
          aria-label={messages.seeOf(title)}
          className={css['button']}
        >
          {messages.see}
        </ButtonLink>
        <Button
          icon={<Heart size={16} strokeWidth={1.75} />}
          aria-label={messages.moveTo(title)}
          className={css['button']}
          isBusy={move.isPending}
          onClick={start}
        >
          {messages.move}
        </Button>
      </div>
      {move.isError && (
        <div className={css['failure']}>
          {isWished && <p>{messages.halfMoved}</p>}
          <WriteFailure writes={[{ ...move, mutate: start }]} place="inline" />
        </div>
      )}
    </div>
  );
}
