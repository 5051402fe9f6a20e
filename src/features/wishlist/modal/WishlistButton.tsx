import Heart from 'lucide-react/icons/heart';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useUser } from '@/shared/session/SessionProvider';
import { IconButton } from '@/shared/ui/button/IconButton';
import { wishlistMessages as messages } from '@/shared/messages/wishlist';
import css from './WishlistButton.module.css';
import { WishlistModal } from './WishlistModal';
import { useWishes } from '../wishState';

const MOST_SHOWN = 99;

/** How many cars are wished for; opens them over whatever page is shown. Going to another page closes them. */
export function WishlistButton() {
  const { email } = useUser();
  const { count } = useWishes(email);
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const close = useCallback(() => setOpenAt(undefined), []);

  return (
    <>
      <IconButton
        variant="ghost"
        label={messages.openModal(count)}
        aria-haspopup="dialog"
        onClick={() => setOpenAt(key)}
      >
        <Heart size={20} strokeWidth={1.75} aria-hidden />
        {count !== undefined && count > 0 && (
          <b aria-hidden className={css['count']}>
            {count > MOST_SHOWN ? messages.many : count}
          </b>
        )}
      </IconButton>
      {openAt === key && <WishlistModal email={email} onClose={close} />}
    </>
  );
}
