import { carTexts as texts } from '@/cars/texts';
import { formatPrice } from '@/lib/text/format';
import { cx } from '@/ui/cx';
import { Row } from '@/ui/layout/layout';
import { Tag } from '@/ui/Tag';
import { VisuallyHidden } from '@/ui/Text';
import css from './CarPrice.module.css';

const sizes = { row: css.row, section: css.section, card: css.card, page: css.page };

/** How many characters of a price have room at any width: on a card `$99,999`, on the car's page `$999,999.99`. A longer price is smaller. */
const usualLengths = { row: Infinity, section: Infinity, card: 7, page: 11 };

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
  const text = price === undefined && placeholder !== undefined ? placeholder : formatPrice(price);
  const isLong = price !== undefined && text.length > usualLengths[size];
  const style: Record<`--${string}`, number> | undefined = isLong ? { '--length': text.length } : undefined;

  return (
    <Row as="p" gap={2} rowGap={1} isWrapping isNumeric className={className}>
      <b
        className={cx(css.amount, sizes[size], price === undefined && css.unpriced, isLong && css.long)}
        style={style}
        title={isLong ? text : undefined}
      >
        {text}
      </b>
      {price !== undefined && isPriceFixed !== undefined && <PriceTag isFixed={isPriceFixed} />}
    </Row>
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
