import Heart from 'lucide-react/icons/heart';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useUser } from '@/session/session';
import { IconButton } from '@/ui/button/Button';
import { wishlistTexts as texts } from '@/wishlist/texts';
import { useWishes } from '@/wishlist/wishState';
import { preloadProps, WishlistModal } from './WishlistModal';
import css from './WishlistButton.module.css';

const MAX_SHOWN_COUNT = 99;

/** Shows the number of open wishes and opens them in a modal over any page. Navigation closes the modal. */
export function WishlistButton() {
  const { email } = useUser();
  const { openCount: count } = useWishes(email);
  const { key } = useLocation();
  const [openKey, setOpenKey] = useState<string>();
  const close = useCallback(() => setOpenKey(undefined), []);

  return (
    <>
      <IconButton
        variant="ghost"
        label={texts.openModal(count)}
        aria-haspopup="dialog"
        {...preloadProps}
        onClick={() => setOpenKey(key)}
      >
        <Heart size={20} />
        {count !== undefined && count > 0 && (
          <b aria-hidden className={css.count}>
            {count > MAX_SHOWN_COUNT ? texts.many : count}
          </b>
        )}
      </IconButton>
      {openKey === key && <WishlistModal email={email} onClose={close} />}
    </>
  );
}
