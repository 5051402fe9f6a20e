import type { StoredPost } from '@/cars/storedPost';
import { carBody } from '@/cars/carBody';
import type { NewCar } from '@/cars/schema';

/** The body of the call that posts a car anew. */
export function postBodyOf({ id: _id, ...facts }: StoredPost, seller: NewCar['seller']) {
  return carBody({ ...facts, seller });
}
