import Trash from 'lucide-react/icons/trash-2';
import { memo, useRef, type Ref } from 'react';
import { formatPrice } from '@/lib/text/format';
import { Button } from '@/ui/button/Button';
import { CarLink } from '@/cars/CarLink';
import { cx } from '@/ui/cx';
import { EmailAddress } from '@/ui/EmailAddress';
import { Picture } from '@/ui/picture/Picture';
import { VisuallyHidden, Text } from '@/ui/Text';
import { wishlistTexts as texts } from '@/wishlist/texts';
import { useRowRemoval } from '@/wishlist/buttons/useRowRemoval';
import { WriteFailure } from '@/wishlist/WriteFailure';
import { savedPrice, shownPrice, type FollowedWish } from './followedWish';
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
  const removeCell = useRef<HTMLTableCellElement>(null);
  const removal = useRowRemoval(saved, () => {
    passFocusOn(removeCell.current);
    onRemoved(saved.id);
  });
  // A poll may find it gone before this removal has its answer.
  const isGone = props.isGone && !removal.isPending;
  const isInactive = isGone || (!isListed && paidId === undefined);
  const title = item.title ?? texts.untitled;
  const carId = isInactive ? '' : item.carId;

  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      aria-current={isHighlighted || undefined}
      className={cx(css.row, isInactive && css.dead, isHighlighted && css.highlighted)}
    >
      <Text as="td" isNumeric className={css.number}>
        {number}
      </Text>
      <td className={css.picture}>
        <CarLink isPicture carId={carId}>
          <Picture src={item.image} alt="" />
        </CarLink>
      </td>
      <th scope="row" ref={isHighlighted ? scrollRowIntoView : undefined} className={css.name}>
        <Text as="b" isBreaking dir="auto" className={css.title}>
          <CarLink carId={carId}>{title}</CarLink>
        </Text>
        {savedAs && <SmallPrint>{savedAs}</SmallPrint>}
        {isHighlighted && <VisuallyHidden>{texts.justAdded}</VisuallyHidden>}
        {isGone && <SmallPrint>{texts.goneElsewhere}</SmallPrint>}
        <WriteFailure writes={[removal]} control={removeCell} place="inline" />
      </th>
      <td className={css.price}>
        <Prices wish={{ ...props, isGone }} />
      </td>
      <td className={css.email}>
        <Text as="span" isMuted isBreaking>
          {item.email !== undefined && <EmailAddress>{item.email}</EmailAddress>}
        </Text>
      </td>
      <td ref={removeCell} className={css.remove}>
        {!isGone && (
          <RemoveControl isPaid={item.isPaid} isCard={isCard} title={title} carId={carId} removal={removal} />
        )}
      </td>
      <td className={css.payment}>
        {!isGone && (
          <PaymentCell
            item={item}
            title={title}
            price={shownPrice(props)}
            isCarPending={isCarPending}
            isListed={isListed}
            paidId={paidId}
          />
        )}
      </td>
    </tr>
  );
});

function SmallPrint({ children }: { children: string }) {
  return (
    <Text as="span" size="s" isMuted>
      {children}
    </Text>
  );
}

function Prices({ wish }: { wish: FollowedWish }) {
  const was = savedPrice(wish);

  return (
    <>
      <Text as="b" isNumeric>
        {formatPrice(shownPrice(wish))}
      </Text>
      {was !== undefined && <SmallPrint>{texts.was(was)}</SmallPrint>}
    </>
  );
}

interface RemoveControlProps {
  isPaid: boolean;
  isCard: boolean;
  title: string;
  /** Empty if there is no car to see. */
  carId: string;
  removal: { isPending: boolean; remove: () => void };
}

function RemoveControl({ isPaid, isCard, title, carId, removal }: RemoveControlProps) {
  if (isPaid) return <SmallPrint>{texts.paidStays}</SmallPrint>;
  if (isCard) return <WishMenu title={title} carId={carId} isBusy={removal.isPending} onRemove={removal.remove} />;
  return (
    <Button
      variant="quiet"
      className={css.button}
      icon={<Trash size={18} />}
      aria-label={texts.removeCar(title)}
      isBusy={removal.isPending}
      onClick={removal.remove}
    >
      {texts.remove}
    </Button>
  );
}
