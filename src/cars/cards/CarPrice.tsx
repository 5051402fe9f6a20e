import { formatPrice } from '@/lib/text/format';
import { cx } from '@/ui/cx';
import { Row } from '@/ui/layout/layout';
import { VisuallyHidden } from '@/ui/Text';
import { Tag } from '@/ui/Tag';
import css from './CarPrice.module.css';
import { carTexts as texts } from '@/cars/texts';

const sizes = { row: css.row, section: css.section, card: css.card, page: css.page };

interface CarPriceProps {
  /** Without `isPriceFixed`, nothing says whether it is fixed. */
  car: { price: number | undefined; isPriceFixed?: boolean | undefined };
  /** Where it stands, from small to large. */
  size: keyof typeof sizes;
  /** In place of a price that is not stated; then nothing says whether it is fixed. */
  placeholder?: string | undefined;
  className?: string | undefined;
}

/** What is asked for a car, and whether that is fixed. */
export function CarPrice({ car: { price, isPriceFixed }, size, placeholder, className }: CarPriceProps) {
  const isReplaced = price === undefined && placeholder !== undefined;
  return (
    <Row as="p" gap={2} rowGap={1} isWrapping isNumeric className={className}>
      <b className={cx(css.amount, sizes[size], price === undefined && css.unpriced)}>
        {isReplaced ? placeholder : formatPrice(price)}
      </b>
      {!isReplaced && isPriceFixed !== undefined && <PriceTag isFixed={isPriceFixed} />}
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
