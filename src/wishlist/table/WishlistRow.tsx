import Trash from 'lucide-react/icons/trash-2';
import { memo, useRef, type Ref } from 'react';
import { formatPrice } from '@/lib/text/format';
import { Button } from '@/ui/button/Button';
import { CarLink } from '@/cars/CarLink';
import { cx } from '@/ui/cx';
import { EmailAddress } from '@/ui/EmailAddress';
import { Picture } from '@/ui/Picture';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { wishlistTexts as texts } from '@/wishlist/texts';
import { useRowRemoval } from '@/wishlist/useRowRemoval';
import { WriteFailure } from '@/wishlist/WriteFailure';
import { savedPrice, shownPrice, type FollowedWish } from './followedWish';
import { Text } from '@/ui/Text';
import { passFocusOn, scrollRowIntoView } from './passFocusOn';
import { PaymentCell } from './PaymentCell';
import { WishMenu } from './WishMenu';
import css from './WishlistRow.module.css';

interface WishlistRowProps extends FollowedWish {
  ref: Ref<HTMLTableRowElement> | undefined;
  index: number;
  /** The number that is shown. */
  number: number;
  isHighlighted: boolean;
  /** On a narrow screen the row is a card with a menu. */
  isCard: boolean;
  /** Must be stable, so that `memo` skips unchanged rows. */
  onRemoved: (id: string) => void;
}

export const WishlistRow = memo(function WishlistRow(props: WishlistRowProps) {
  const { ref, index, number, isHighlighted, isCard, onRemoved } = props;
  const { item, saved, savedAs, isCarPending, isListed, paidId } = props;
  const cell = useRef<HTMLTableCellElement>(null);
  const removal = useRowRemoval(saved, () => {
    passFocusOn(cell.current);
    onRemoved(saved.id);
  });
  // A poll may find it gone before this removal has its answer.
  const isGone = props.isGone && !removal.isPending;
  const title = item.title ?? texts.untitled;
  const isInactive = isGone || (!isListed && paidId === undefined);
  const carId = isInactive ? '' : item.carId;
  const was = savedPrice({ ...props, isGone });
  const canRemove = !isGone && !item.isPaid;

  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      aria-current={isHighlighted || undefined}
      className={cx(css['row'], isInactive && css['dead'], isHighlighted && css['highlighted'])}
    >
      <Text as="td" isNumeric className={css['number']}>
        {number}
      </Text>
      <td className={css['picture']}>
        <CarLink isPicture carId={carId}>
          <Picture src={item.image} alt="" />
        </CarLink>
      </td>
      <th scope="row" ref={isHighlighted ? scrollRowIntoView : undefined} className={css['name']}>
        <span dir="auto" className={css['title']}>
          <CarLink carId={carId}>{title}</CarLink>
        </span>
        {savedAs && (
          <Text as="span" size="s" isMuted>
            {savedAs}
          </Text>
        )}
        {isHighlighted && <VisuallyHidden>{texts.justAdded}</VisuallyHidden>}
        {isGone && (
          <Text as="span" size="s" isMuted>
            {texts.goneElsewhere}
          </Text>
        )}
        <div className={css['failure']}>
          <WriteFailure writes={[removal]} control={cell} place="inline" />
        </div>
      </th>
      <td className={css['price']}>
        <b>{formatPrice(shownPrice(props))}</b>
        {was !== undefined && (
          <Text as="span" size="s" isMuted>
            {texts.was(was)}
          </Text>
        )}
      </td>
      <td className={css['email']}>
        <span>{item.email !== undefined && <EmailAddress>{item.email}</EmailAddress>}</span>
      </td>
      <td ref={cell} className={css['remove']}>
        {!isGone && item.isPaid && (
          <Text as="span" size="s" isMuted>
            {texts.proof}
          </Text>
        )}
        {canRemove && !isCard && (
          <Button
            variant="quiet"
            className={css['button']}
            icon={<Trash size={18} />}
            aria-label={texts.removeCar(title)}
            isBusy={removal.isPending}
            onClick={removal.remove}
          >
            {texts.remove}
          </Button>
        )}
        {canRemove && isCard && (
          <WishMenu title={title} carId={carId} isBusy={removal.isPending} onRemove={removal.remove} />
        )}
      </td>
      <td className={css['payment']}>
        {!isGone && (
          <PaymentCell item={item} title={title} isCarPending={isCarPending} isListed={isListed} paidId={paidId} />
        )}
      </td>
    </tr>
  );
});
