import { carMessages as messages } from '@/shared/messages/cars';
import type { Car } from './schema';

export function titleOf({ title }: Pick<Car, 'title'>) {
  return title ?? messages.untitled;
}
