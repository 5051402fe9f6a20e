import { useMemo } from 'react';
import { useUserStore } from '@/shared/browser/userStore';
import { useUser } from '@/shared/session/SessionProvider';
import type { Car } from '../schema';
import { seenCars } from '../seenCars';
import { dearerPrices } from './cardNews';
import { NewsTime } from './CardTime';

/** `NewsTime` for the few cards of the home page, each of which looks up by itself what this device has seen. */
export function HomeCardTime({ car }: { car: Car }) {
  const seen = useUserStore(seenCars, useUser().email);
  const before = useMemo(() => dearerPrices([car], seen).get(car.id), [car, seen]);
  return <NewsTime car={car} before={before} />;
}
