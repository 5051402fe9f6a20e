import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { Tag } from '@/ui/Tag';
import { cardTexts as texts } from './texts';
import type { Car } from '@/cars/schema';

export function PriceTag({ car }: { car: Pick<Car, 'isPriceFixed'> }) {
  if (car.isPriceFixed) return <Tag>{texts.fixed}</Tag>;
  return (
    <Tag variant="tint" title={texts.priceNegotiable}>
      <span aria-hidden>{texts.negotiable}</span>
      <VisuallyHidden>{texts.priceNegotiable}</VisuallyHidden>
    </Tag>
  );
}
