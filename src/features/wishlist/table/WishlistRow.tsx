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
import note from './note.module.css';
import { PaymentCell } from './PaymentCell';
import type { WishlistItem } from '../schema';
import { scrollRowIntoView } from './scrollRowIntoView';
import textLink from '../buttons/textLink.module.css';
import css from './WishlistRow.module.css';

interface WishlistRowProps {
  ref: Ref<HTMLTableRowElement> | undefined;
  index: number;
  /** The placeholder height, in pixels, of a row that the browser does not render while it is off the screen. */
  height: number | undefined;
  item: WishlistItem;
  /** The item was removed in another tab or on another device while the table is open. */
  isGone: boolean;
  isListed: boolean;
  /** The id of the paid item of this car: this item or another one. */
  paidId: string | undefined;
  isHighlighted: boolean;
  /** Must be stable, so that `memo` skips unchanged rows. */
  onRemove: (item: WishlistItem) => void;
}

export const WishlistRow = memo(function WishlistRow(props: WishlistRowProps) {
  const { ref, index, height, item, isGone, isListed, paidId, isHighlighted, onRemove } = props;
  const title = item.title ?? messages.untitled;
  const isInactive = isGone || (!isListed && paidId === undefined);

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
        isInactive && css['dead'],
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
        {isGone && <span className={note['note']}>{messages.goneElsewhere}</span>}
        {!isGone && paidId !== undefined && (
          <Link className={textLink['link']} to={generatePath(paths.payment, { id: paidId })}>
            {messages.receipt}
          </Link>
        )}
        {!isGone && isInactive && <span className={note['note']}>{messages.notListed}</span>}
        {!isInactive && paidId === undefined && <CheckoutLink carId={item.carId} title={title} variant="text" />}
      </th>
      <td className={css['price']}>
        <b>{formatPrice(item.price)}</b>
      </td>
      <td className={css['email']}>
        <span>{item.email}</span>
      </td>
      <td className={css['remove']}>
        {!isGone && item.isPaid && <span className={note['note']}>{messages.proof}</span>}
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
