import Trash from 'lucide-react/icons/trash-2';
import { memo } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { money } from '@/shared/format';
import { paths } from '@/shared/paths';
import { classes } from '@/shared/ui/classes';
import { IconButton } from '@/shared/ui/IconButton';
import { Picture } from '@/shared/ui/Picture';
import { wishlistWords as words } from '@/shared/words/wishlist';
import { CheckoutLink } from './CheckoutLink';
import type { WishlistItem } from './schema';
import textLink from './textLink.module.css';
import css from './WishedCar.module.css';

interface WishedCarProps {
  item: WishlistItem;
  /** Removed in another place while the modal is open. */
  isGone: boolean;
  /** The entry of this car that is paid: this one, or another. */
  paidId: string | undefined;
  /** Both must stay the same functions, so that a car that has not changed is not drawn again. */
  onLeave: () => void;
  onRemove: (item: WishlistItem) => void;
}

export const WishedCar = memo(function WishedCar({ item, isGone, paidId, onLeave, onRemove }: WishedCarProps) {
  const title = item.title ?? words.untitled;

  return (
    <li className={classes(css['car'], isGone && css['gone'])}>
      <Picture src={item.image} alt="" className={css['picture']} />
      <div className={css['text']}>
        <b className={css['title']}>{title}</b>
        <span className={css['price']}>{money(item.price)}</span>
        {isGone && <span className={css['quiet']}>{words.goneElsewhere}</span>}
      </div>
      {!isGone && paidId !== undefined && (
        <Link
          className={classes(textLink['link'], css['link'])}
          to={generatePath(paths.payment, { id: paidId })}
          aria-label={words.boughtCar(title)}
          onClick={onLeave}
        >
          {words.bought}
        </Link>
      )}
      {!isGone && paidId === undefined && (
        <CheckoutLink carId={item.carId} title={title} look="text" className={css['link']} onClick={onLeave} />
      )}
      {!isGone && !item.isPaid && (
        <IconButton label={words.removeCar(title)} onClick={() => onRemove(item)}>
          <Trash size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
    </li>
  );
});
