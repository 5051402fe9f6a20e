import * as v from 'valibot';
import { storedPostSchema, type StoredPost } from '@/shared/api/storedPost';
import { carBody } from '../carBody';
import type { Car, NewCar } from '../schema';

export function storedPostOf(car: Car): StoredPost {
  return v.parse(storedPostSchema, car);
}

/** The body of the call that posts a car anew. */
export function postBodyOf({ id: _id, ...facts }: StoredPost, seller: NewCar['seller']) {
  return carBody({ ...facts, seller });
}
