import { carWords as words } from '@/shared/words/cars';
import type { Car } from './schema';

export function titleOf({ title }: Pick<Car, 'title'>) {
  return title ?? words.untitled;
}
