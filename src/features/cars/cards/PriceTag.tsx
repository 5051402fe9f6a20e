import { Tag } from '@/shared/ui/Tag';
import { carMessages as messages } from '@/shared/messages/cars';
import type { Car } from '../schema';

export function PriceTag({ car }: { car: Pick<Car, 'isPriceFixed'> }) {
  return car.isPriceFixed ? <Tag>{messages.fixed}</Tag> : <Tag variant="tint">{messages.negotiable}</Tag>;
}
