import Trash from 'lucide-react/icons/trash-2';
import { memo, useRef } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { CarLink } from '@/cars/CarLink';
import { carTexts } from '@/cars/texts';
import { paths } from '@/lib/config/paths';
import { formatPrice } from '@/lib/text/format';
import { IconButton } from '@/ui/button/Button';
import { cx } from '@/ui/cx';
import { Stack } from '@/ui/layout/layout';
import { Picture } from '@/ui/picture/Picture';
import { Text } from '@/ui/Text';
import { useRowRemoval } from '@/wishlist/buttons/useRowRemoval';
import { orderStateOf, shownPrice, type FollowedWish, type OrderState } from '@/wishlist/followedWish';
import type { Wish, WishlistItem } from '@/wishlist/schema';
import { wishlistTexts as texts } from '@/wishlist/texts';
import { WriteFailure } from '@/wishlist/WriteFailure';
import css from './WishedCar.module.css';
import textLink from '@/wishlist/buttons/textLink.module.css';

interface WishedCarProps extends FollowedWish {
  /** Called when a link is followed. Both callbacks must be stable, so that `memo` skips unchanged items. */
  onLeave: () => void;
  onRemoved: (item: WishlistItem, wish: Wish | undefined) => void;
}

export const WishedCar = memo(function WishedCar({ onLeave, onRemoved, ...wish }: WishedCarProps) {
  const control = useRef<HTMLButtonElement>(null);
  const { item, savedAs } = wish;
  const title = item.title ?? texts.untitled;
  const removal = useRowRemoval(wish, (removed) => onRemoved(item, removed));
  const { isGone } = removal;
  const order = orderStateOf(wish);
  const isUnlisted = order.kind === 'unlisted';
  const carId = isUnlisted ? '' : item.carId;
  const next = nextStepOf(order, carId, title);
  const absence = isGone ? texts.goneElsewhere : isUnlisted ? carTexts.notListed : undefined;

  return (
    <li className={cx(css.car, absence && css.gone)}>
      <CarLink isPicture carId={carId} className={css.photo} onClick={onLeave}>
        <Picture src={item.image} alt="" className={css.picture} />
      </CarLink>
      <Stack className={css.text}>
        <b dir="auto" className={css.title}>
          <CarLink carId={carId} onClick={onLeave}>
            {title}
          </CarLink>
        </b>
        <Text as="span" weight="strong" isNumeric>
          {formatPrice(shownPrice(wish))}
        </Text>
        {savedAs && (
          <Text as="span" size="s">
            {savedAs}
          </Text>
        )}
        {absence && (
          <Text as="span" size="s">
            {absence}
          </Text>
        )}
      </Stack>
      {!isGone && next && (
        <Link className={cx(textLink.link, css.link)} to={next.to} aria-label={next.label} onClick={onLeave}>
          {next.text}
        </Link>
      )}
      {!isGone && !item.isPaid && (
        <IconButton
          ref={control}
          label={texts.removeCar(title)}
          aria-busy={removal.isPending || undefined}
          aria-disabled={removal.isPending}
          onClick={removal.remove}
        >
          <Trash size={20} />
        </IconButton>
      )}
      <WriteFailure write={removal} control={control} place="first" />
    </li>
  );
});

/** Where the next step for the car is: at its payment, its checkout or its seller. */
function nextStepOf(order: OrderState, carId: string, title: string) {
  switch (order.kind) {
    case 'bought':
      return {
        to: generatePath(paths.payment, { id: order.paidId }),
        label: texts.boughtCar(title),
        text: texts.bought,
      };
    case 'unlisted':
      return undefined;
    case 'unpayable':
      return {
        to: generatePath(paths.carDetails, { id: carId }),
        label: texts.askSellerOf(title),
        text: texts.askSeller,
      };
    case 'payable':
      return { to: generatePath(paths.checkout, { id: carId }), label: texts.checkOutCar(title), text: texts.checkOut };
  }
}
