import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import { Tag } from '@/shared/ui/Tag';
import { cardMessages as messages } from '@/shared/messages/cards';
import type { Car } from '../schema';

export function PriceTag({ car }: { car: Pick<Car, 'isPriceFixed'> }) {
  if (car.isPriceFixed) return <Tag>{messages.fixed}</Tag>;
  return (
    <Tag variant="tint" title={messages.priceNegotiable}>
      <span aria-hidden>{messages.negotiable}</span>
      <VisuallyHidden>{messages.priceNegotiable}</VisuallyHidden>
    </Tag>
  );
}
