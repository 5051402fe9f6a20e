import type { StoredPost } from '@/shared/api/storedPost';
import { carBody } from '../carBody';
import type { NewCar } from '../schema';

/** The body of the call that posts a car anew. */
export function postBodyOf({ id: _id, ...facts }: StoredPost, seller: NewCar['seller']) {
  return carBody({ ...facts, seller });
}
