import type { ComponentProps } from 'react';
import { CarCard, type CardExtras } from '@/cars/cards/CarCard';
import type { CarRow } from '@/catalog/browse/CarGrid';
import { SHORT_TITLE, TITLE } from '@/lib/config/limits';
import { WishButton } from '@/wishlist/buttons/WishButton';
import { CardActions } from './CardActions';

function ListedCarCard(props: Omit<ComponentProps<typeof CarCard>, keyof CardExtras>) {
  const { car } = props;
  return <CarCard {...props} corner={<WishButton car={car} />} actions={<CardActions car={car} />} />;
}

/** A card in the list of all cars. */
export const shortCard = ({ row, isGone }: CarRow, isFirst: boolean) => (
  <ListedCarCard car={row} titleLength={SHORT_TITLE} isGone={isGone} priority={isFirst} />
);

/** A card in the list of a brand. */
export const brandCard = ({ row, isGone }: CarRow, isFirst: boolean) => (
  <ListedCarCard car={row} titleLength={TITLE} isGone={isGone} priority={isFirst} />
);
