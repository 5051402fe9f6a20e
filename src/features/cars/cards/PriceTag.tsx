import { Tag } from '@/shared/ui/Tag';
import { cardMessages as messages } from '@/shared/messages/cards';
import type { Car } from '../schema';

export function PriceTag({ car }: { car: Pick<Car, 'isPriceFixed'> }) {
  return car.isPriceFixed ? <Tag>{messages.fixed}</Tag> : <Tag variant="tint">{messages.negotiable}</Tag>;
}
