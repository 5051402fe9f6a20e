import type { HTMLAttributes } from 'react';
import { carTexts as texts } from '@/cars/texts';
import { formatPrice } from '@/lib/text/format';
import { cx } from '@/ui/cx';
import { Row } from '@/ui/layout/layout';
import { Tag } from '@/ui/Tag';
import { VisuallyHidden } from '@/ui/Text';
import css from './CarPrice.module.css';

const sizes = { row: css.row, section: css.section, card: css.card, page: css.page };

interface CarPriceProps {
  /** Without `isPriceFixed`, nothing says whether it is fixed. */
  car: { price: number | undefined; isPriceFixed?: boolean | undefined };
  /** Where it stands, from small to large. */
  size: keyof typeof sizes;
  /** In place of the words that no price is stated. */
  placeholder?: string | undefined;
  className?: string | undefined;
}

/** What is asked for a car, and whether that is fixed. A price that is not stated is neither. */
export function CarPrice({ car: { price, isPriceFixed }, size, placeholder, className }: CarPriceProps) {
  return (
    <Row as="p" gap={2} rowGap={1} isWrapping isNumeric className={cx(css.price, sizes[size], className)}>
      <Amount price={price} placeholder={placeholder} />
      {price !== undefined && isPriceFixed !== undefined && <PriceTag isFixed={isPriceFixed} />}
    </Row>
  );
}

interface AmountProps extends HTMLAttributes<HTMLElement>, Pick<CarPriceProps, 'placeholder'> {
  price: number | undefined;
}

/** A price as large as there is room, which is the width of its `CarPrice`, or `--room`. At most it is as large as `--size`. */
export function Amount({ price, placeholder, className, ...attributes }: AmountProps) {
  const isStated = price !== undefined;
  const text = isStated ? formatPrice(price) : (placeholder ?? formatPrice(price));
  const style: Record<`--${string}`, number> = { '--length': text.length };

  return (
    <b {...attributes} className={cx(css.amount, !isStated && css.unpriced, className)} style={style}>
      {text}
    </b>
  );
}

function PriceTag({ isFixed }: { isFixed: boolean }) {
  if (isFixed) return <Tag>{texts.fixed}</Tag>;
  return (
    <Tag variant="tint" title={texts.priceNegotiable}>
      <span aria-hidden>{texts.negotiable}</span>
      <VisuallyHidden>{texts.priceNegotiable}</VisuallyHidden>
    </Tag>
  );
}
