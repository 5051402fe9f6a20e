import { Tag } from '@/shared/ui/Tag';
import { carWords as words } from '@/shared/words/cars';
import type { Car } from './schema';

/** "Fixed" or "NEG". */
export function PriceTag({ car }: { car: Pick<Car, 'isPriceFixed'> }) {
  return car.isPriceFixed ? <Tag>{words.fixed}</Tag> : <Tag look="tint">{words.negotiable}</Tag>;
}
