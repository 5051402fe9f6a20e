import Trash from 'lucide-react/icons/trash-2';
import { memo, type Ref } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { formatPrice } from '@/shared/messages/format';
import { paths } from '@/shared/config/paths';
import { Button } from '@/shared/ui/button/Button';
import { cx } from '@/shared/ui/cx';
import { heightStyle } from '@/shared/ui/list/heightStyle';
import offScreen from '@/shared/ui/list/offScreen.module.css';
import { Picture } from '@/shared/ui/Picture';
import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import { wishlistMessages as messages } from '@/shared/messages/wishlist';
import { CheckoutLink } from '../buttons/CheckoutLink';
import { PaymentCell } from './PaymentCell';
import type { WishlistItem } from '../schema';
import { scrollRowIntoView } from './scrollRowIntoView';
import textLink from '../buttons/textLink.module.css';
import css from './WishlistRow.module.css';

interface WishlistRowProps {
  ref: Ref<HTMLTableRowElement> | undefined;
  index: number;
  /** Of a row that is not drawn while it is off the screen, until it is drawn. */
  height: number | undefined;
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
  const { ref, index, height, item, isGone, isListed, paidId, isHighlighted, onRemove } = props;
  const title = item.title ?? messages.untitled;
  const isDead = isGone || (!isListed && paidId === undefined);

  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      aria-current={isHighlighted || undefined}
      style={heightStyle(height)}
      className={cx(
        css['row'],
        height !== undefined && offScreen['row'],
        isDead && css['dead'],
        isHighlighted && css['highlighted'],
      )}
    >
      <td className={css['number']}>{index + 1}</td>
      <td className={css['picture']}>
        <Picture src={item.image} alt="" />
      </td>
      <th scope="row" ref={isHighlighted ? scrollRowIntoView : undefined} className={css['name']}>
        <span className={css['title']}>{title}</span>
        {isHighlighted && <VisuallyHidden>{messages.justAdded}</VisuallyHidden>}
        {isGone && <span className={css['quiet']}>{messages.goneElsewhere}</span>}
        {!isGone && paidId !== undefined && (
          <Link className={textLink['link']} to={generatePath(paths.payment, { id: paidId })}>
            {messages.receipt}
          </Link>
        )}
        {!isGone && isDead && <span className={css['quiet']}>{messages.notListed}</span>}
        {!isDead && paidId === undefined && <CheckoutLink carId={item.carId} title={title} variant="text" />}
      </th>
      <td className={css['price']}>
        <b>{formatPrice(item.price)}</b>
      </td>
      <td className={css['email']}>
        <span>{item.email}</span>
      </td>
      <td className={css['remove']}>
        {!isGone && item.isPaid && <span className={css['quiet']}>{messages.proof}</span>}
        {!isGone && !item.isPaid && (
          <Button
            className={css['button']}
            icon={<Trash size={16} strokeWidth={1.75} aria-hidden />}
            aria-label={messages.removeCar(title)}
            onClick={() => onRemove(item)}
          >
            {messages.remove}
          </Button>
        )}
      </td>
      <td className={css['payment']}>
        {!isGone && <PaymentCell item={item} title={title} isListed={isListed} paidId={paidId} />}
      </td>
    </tr>
  );
});
