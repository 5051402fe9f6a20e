import { memo } from 'react';
import type { CardExtras } from '@/cars/cards/CarCard';
import { HomeCard, type HomeCardProps } from '@/cars/cards/HomeCard';
import { WishButton } from '@/wishlist/buttons/WishButton';
import { CardActions } from './CardActions';

/** The card of a car on home. Memoized, because the seller collection is live. */
export const HomeCarCard = memo(function HomeCarCard(props: Omit<HomeCardProps, keyof CardExtras>) {
  const { car } = props;
  return <HomeCard {...props} corner={<WishButton car={car} />} actions={<CardActions car={car} />} />;
});
