import type { UserRecord } from '@/shared/users/userRecord';
import type { Car } from '../schema';

/** What is known of a compared car: everything of a listed one, less of one that this device has only seen earlier. */
export type KnownCar = Pick<Car, 'id'> & Partial<Omit<Car, 'id'>>;

/** A column of the comparison. */
export interface Column {
  car: KnownCar;
  /** `failed` means that the car could not be fetched, so that nothing is said of whether it is listed. */
  status: 'loading' | 'listed' | 'gone' | 'failed';
  /** The car has not been fetched yet, because there is no network. */
  isOffline: boolean;
  error: unknown;
  retry: () => void;
  /** The seller's user record, once it is loaded. */
  seller: UserRecord | undefined;
  /** When the seller's account was created: of several records, the oldest counts. */
  accountSince: Date | undefined;
  /** In dollars, by the numbers that the user has typed for estimates; undefined without a rate. */
  monthly: number | undefined;
}

export function isWholeCar(car: KnownCar): car is Car {
  return car.seller !== undefined;
}
