import { createContext, useCallback, type ReactNode } from 'react';
import { useAfterPaint } from '@/shared/browser/useAfterPaint';
import { useUser } from '@/shared/session/SessionProvider';
import type { Car } from '../schema';
import { seenCars } from '../seenCars';
import { dearerPrices } from './cardNews';

const none: ReadonlyMap<string, number> = new Map();

/** The higher prices at which this device has seen cars, by the car's id. A context, so that the memoized cards stay as they are. */
export const SeenPricesContext = createContext(none);

export function SeenPrices({ cars, children }: { cars: readonly Car[]; children: ReactNode }) {
  const { email } = useUser();
  const prices = useAfterPaint(useCallback(() => dearerPrices(cars, seenCars.read(email)), [cars, email]));
  return <SeenPricesContext value={prices ?? none}>{children}</SeenPricesContext>;
}
