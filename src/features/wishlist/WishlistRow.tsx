import Trash from 'lucide-react/icons/trash-2';
import { memo } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { money } from '@/shared/format';
import { paths } from '@/shared/paths';
import { Button } from '@/shared/ui/Button';
import { classes } from '@/shared/ui/classes';
import { Picture } from '@/shared/ui/Picture';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { wishlistWords as words } from '@/shared/words/wishlist';
import { CheckoutLink } from './CheckoutLink';
import { PaymentCell } from './PaymentCell';
import type { WishlistItem } from './schema';
import { scrollHere } from './scrollHere';
import textLink from './textLink.module.css';
import css from './WishlistRow.module.css';

interface WishlistRowProps {
  number: number;
  item: WishlistItem;
  /** Removed in another place while the table is looked at. */
  isGone: boolean;
  isListed: boolean;
  /** The entry of this car that is paid: this one, or another. */
  paidId: string | undefined;
  isHighlighted: boolean;
  /** Must stay the same function, so that a row that has not changed is not drawn again. */
  onRemove: (item: WishlistItem) => void;
}

export const WishlistRow = memo(function WishlistRow(props: WishlistRowProps) {
  const { number, item, isGone, isListed, paidId, isHighlighted, onRemove } = props;
  const title = item.title ?? words.untitled;
  const isDead = isGone || (!isListed && paidId === undefined);

  return (
    <tr
      ref={isHighlighted ? scrollHere : undefined}
      aria-current={isHighlighted || undefined}
      className={classes(css['row'], isDead && css['dead'], isHighlighted && css['highlighted'])}
    >
      <td className={css['number']}>{number}</td>
      <td className={css['picture']}>
        <Picture src={item.image} alt="" />
      </td>
      <th scope="row" className={css['name']}>
        <span className={css['title']}>{title}</span>
        {isHighlighted && <VisuallyHidden>{words.justAdded}</VisuallyHidden>}
        {isGone && <span className={css['quiet']}>{words.goneElsewhere}</span>}
        {!isGone && paidId !== undefined && (
          <Link className={textLink['link']} to={generatePath(paths.payment, { id: paidId })}>
            {words.receipt}
          </Link>
        )}
        {!isGone && isDead && <span className={css['quiet']}>{words.notListed}</span>}
        {!isDead && paidId === undefined && <CheckoutLink carId={item.carId} title={title} look="text" />}
      </th>
      <td className={css['price']}>
        <b>{money(item.price)}</b>
      </td>
      <td className={css['email']}>
        <span>{item.email}</span>
      </td>
      <td className={css['remove']}>
        {!isGone && item.isPaid && <span className={css['quiet']}>{words.proof}</span>}
        {!isGone && !item.isPaid && (
          <Button
            className={css['button']}
            icon={<Trash size={16} strokeWidth={1.75} aria-hidden />}
            aria-label={words.removeCar(title)}
            onClick={() => onRemove(item)}
          >
            {words.remove}
          </Button>
        )}
      </td>
      <td className={css['payment']}>
        {!isGone && <PaymentCell item={item} title={title} isListed={isListed} paidId={paidId} />}
      </td>
    </tr>
  );
});
