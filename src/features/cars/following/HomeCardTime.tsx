import { useMemo } from 'react';
import { useUserStore } from '@/shared/browser/userStore';
import { useUser } from '@/shared/session/SessionProvider';
import type { Car } from '../schema';
import { seenCars } from '../seenCars';
import { dearerPrices } from './cardNews';
import { NewsTime, WasPrice } from './CardTime';

interface HomeCardTimeProps {
  car: Car;
  /** Shows the earlier price instead. */
  isPrice: boolean | undefined;
}

/** `NewsTime`, or `WasPrice`, for the few cards of the home page, each of which looks up by itself what this device has seen. */
export function HomeCardTime({ car, isPrice }: HomeCardTimeProps) {
  const seen = useUserStore(seenCars, useUser().email);
  const before = useMemo(() => dearerPrices([car], seen).get(car.id), [car, seen]);
  return isPrice ? <WasPrice before={before} /> : <NewsTime car={car} before={before} />;
}
