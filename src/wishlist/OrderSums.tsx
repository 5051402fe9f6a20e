import { formatLabelledPrice } from '@/lib/text/format';
import { Row, Stack } from '@/ui/layout/layout';
import { Text } from '@/ui/Text';
import css from './OrderSums.module.css';

interface OrderSumsProps {
  labels: { price: string; total: string };
  price: number | undefined;
}

/** What an order costs: the price of the car, which is the total. */
export function OrderSums({ labels, price }: OrderSumsProps) {
  const sum = formatLabelledPrice(price);
  return (
    <Stack as="dl" gap={3} size="m">
      <Row gap={4} rowGap={0} justify="between" isWrapping isNumeric>
        <Text as="dt" isMuted>
          {labels.price}
        </Text>
        <dd>{sum}</dd>
      </Row>
      <Row gap={4} rowGap={0} justify="between" isWrapping className={css.total}>
        <dt>{labels.total}</dt>
        <dd>{sum}</dd>
      </Row>
    </Stack>
  );
}
