import Trash from 'lucide-react/icons/trash-2';
import type { RefObject } from 'react';
import { CarPrice } from '@/cars/cards/CarPrice';
import { CarLink } from '@/cars/CarLink';
import { Button } from '@/ui/button/Button';
import { EmailAddress } from '@/ui/EmailAddress';
import { ButtonSkeleton, Skeleton } from '@/ui/feedback/loading';
import { Picture } from '@/ui/picture/Picture';
import type { Column } from '@/ui/table/Table';
import { Text, VisuallyHidden } from '@/ui/Text';
import type { useRowRemoval } from '@/wishlist/buttons/useRowRemoval';
import { savedPrice, shownPrice, type FollowedWish } from '@/wishlist/followedWish';
import { wishlistTexts } from '@/wishlist/texts';
import { WriteFailure } from '@/wishlist/WriteFailure';
import { scrollRowIntoView } from './passFocusOn';
import { PaymentCell } from './PaymentCell';
import { tableTexts as texts } from './texts';
import { WishMenu } from './WishMenu';
import css from './WishlistRow.module.css';

export interface WishRow extends FollowedWish {
  number: number;
  title: string;
  /** Empty if there is no car to see. */
  carId: string;
  isHighlighted: boolean;
  /** On a narrow screen the row is a card with a menu. */
  isCard: boolean;
  removal: ReturnType<typeof useRowRemoval>;
  /** What the row's remove button is in. */
  removeControl: RefObject<HTMLSpanElement | null>;
}

const button = <ButtonSkeleton width={92} />;

export const columns: readonly Column<WishRow>[] = [
  {
    heading: texts.columns.number,
    width: 50,
    className: undefined,
    hiddenBelow: 'laptop',
    isNumeric: true,
    cell: ({ number }) => number,
    placeholder: null,
  },
  {
    heading: texts.columns.picture,
    width: 112,
    className: css.picture,
    cell: ({ item, carId }) => (
      <CarLink isPicture carId={carId}>
        <Picture src={item.image} alt="" />
      </CarLink>
    ),
    placeholder: (
      <div>
        <Skeleton height={66} />
      </div>
    ),
  },
  {
    heading: texts.columns.name,
    width: undefined,
    className: css.name,
    isRowHeading: true,
    cell: ({ title, carId, savedAs, isHighlighted, isGone, removal, removeControl }) => (
      <>
        <Text as="b" isBreaking dir="auto" className={css.title}>
          <CarLink carId={carId}>{title}</CarLink>
        </Text>
        {savedAs && <SmallPrint>{savedAs}</SmallPrint>}
        {isHighlighted && (
          <span ref={scrollRowIntoView}>
            <VisuallyHidden>{texts.justAdded}</VisuallyHidden>
          </span>
        )}
        {isGone && <SmallPrint>{wishlistTexts.goneElsewhere}</SmallPrint>}
        <WriteFailure write={removal} control={removeControl} place="inline" />
      </>
    ),
    placeholder: <Skeleton width="80%" height={24} />,
  },
  {
    heading: texts.columns.price,
    width: 137,
    className: css.price,
    cell: (wish) => <Prices wish={wish} />,
    placeholder: <Skeleton width={92} height={24} />,
  },
  {
    heading: texts.columns.email,
    width: 184,
    className: css.email,
    hiddenBelow: 'laptop',
    cell: ({ item }) => (
      <Text as="span" isMuted isBreaking>
        {item.email !== undefined && <EmailAddress>{item.email}</EmailAddress>}
      </Text>
    ),
    placeholder: <Skeleton width={120} height={20} />,
  },
  {
    heading: texts.columns.remove,
    width: 116,
    className: css.remove,
    cell: (wish) => <span ref={wish.removeControl}>{!wish.isGone && <RemoveControl wish={wish} />}</span>,
    placeholder: button,
  },
  {
    heading: texts.columns.payment,
    width: 151,
    className: css.payment,
    cell: (wish) => !wish.isGone && <PaymentCell wish={wish} title={wish.title} />,
    placeholder: button,
  },
];

function SmallPrint({ size = 's', children }: { size?: 'xs' | 's'; children: string }) {
  return (
    <Text as="span" size={size} isMuted>
      {children}
    </Text>
  );
}

function Prices({ wish }: { wish: FollowedWish }) {
  const was = savedPrice(wish);
  return (
    <>
      <CarPrice car={{ price: shownPrice(wish) }} size="row" />
      {was !== undefined && <SmallPrint size="xs">{texts.was(was)}</SmallPrint>}
    </>
  );
}

function RemoveControl({ wish: { item, isCard, title, carId, removal } }: { wish: WishRow }) {
  if (item.isPaid) return <SmallPrint>{texts.paidStays}</SmallPrint>;
  if (isCard) return <WishMenu title={title} carId={carId} isBusy={removal.isPending} onRemove={removal.remove} />;
  return (
    <Button
      variant="quiet"
      className={css.button}
      icon={<Trash size={18} />}
      aria-label={wishlistTexts.removeCar(title)}
      isBusy={removal.isPending}
      onClick={removal.remove}
    >
      {wishlistTexts.remove}
    </Button>
  );
}
