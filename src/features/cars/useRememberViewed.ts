import { useEffect } from 'react';
import type { Car } from './schema';
import { rememberViewed } from './seenCars';

/** Remembers on this device that the user has opened the page of this car. @param car undefined while it is loading */
export function useRememberViewed(user: string, car: Car | undefined) {
  useEffect(() => {
    if (car) rememberViewed(user, car);
  }, [user, car]);
}
