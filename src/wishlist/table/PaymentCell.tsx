import Check from 'lucide-react/icons/check';
import { generatePath, Link } from 'react-router-dom';
import { priceProblemOf } from '@/cars/payablePrice';
import { paths } from '@/lib/config/paths';
import { Button, ButtonLink } from '@/ui/button/Button';
import { Text } from '@/ui/Text';
import { AskSellerLink } from '@/wishlist/buttons/OrderLinks';
import type { WishlistItem } from '@/wishlist/schema';
import { wishlistTexts as texts } from '@/wishlist/texts';
import css from './PaymentCell.module.css';

interface PaymentCellProps {
  item: WishlistItem;
  title: string;
  /** The price that the row shows. */
  price: number | undefined;
  /** Nobody goes to pay for a car that only the item has described so far. */
  isCarPending: boolean;
  isListed: boolean;
  /** The id of the paid item of this car. */
  paidId: string | undefined;
}

export function PaymentCell({ item, title, price, isCarPending, isListed, paidId }: PaymentCellProps) {
  if (paidId !== undefined) {
    const to = generatePath(paths.payment, { id: paidId });
    return (
      <span className={css.bought}>
        <Link to={to} className={css.paid} aria-label={item.isPaid ? texts.paidFor(title) : texts.boughtCar(title)}>
          <Check size={16} strokeWidth={2.25} />
          <span>{item.isPaid ? texts.paid : texts.bought}</span>
        </Link>
        <Link to={to} className={css.receipt} aria-label={texts.receiptOf(title)}>
          {texts.receiptInRow}
        </Link>
      </span>
    );
  }
  if (!isListed || item.carId === '')
    return (
      <Text as="span" size="s" isMuted>
        {texts.notListed}
      </Text>
    );
  if (priceProblemOf(price)) {
    return <AskSellerLink carId={item.carId} title={title} className={css.button} />;
  }
  const pay = {
    variant: 'primary',
    'aria-label': texts.payFor(title),
    className: css.button,
  } as const;
  if (isCarPending) {
    return (
      <Button {...pay} disabled>
        {texts.pay}
      </Button>
    );
  }
  return (
    <ButtonLink {...pay} to={generatePath(paths.payment, { id: item.id })}>
      {texts.pay}
    </ButtonLink>
  );
}
