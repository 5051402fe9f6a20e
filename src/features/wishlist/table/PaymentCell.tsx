import Check from 'lucide-react/icons/check';
import { generatePath, Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { priceProblemOf } from '@/shared/payable';
import { Button } from '@/shared/ui/button/Button';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { wishlistMessages as messages } from '@/shared/messages/wishlist';
import { wishlistPageMessages } from '@/shared/messages/wishlistPage';
import note from './note.module.css';
import css from './PaymentCell.module.css';
import type { WishlistItem } from '../schema';

interface PaymentCellProps {
  item: WishlistItem;
  title: string;
  /** Nobody goes to pay for a car that only the item has described so far. */
  isCarPending: boolean;
  isListed: boolean;
  /** The id of the paid item of this car. */
  paidId: string | undefined;
}

export function PaymentCell({ item, title, isCarPending, isListed, paidId }: PaymentCellProps) {
  if (paidId !== undefined) {
    const to = generatePath(paths.payment, { id: paidId });
    return (
      <span className={css['bought']}>
        <Link
          to={to}
          className={css['paid']}
          aria-label={item.isPaid ? wishlistPageMessages.paidFor(title) : messages.boughtCar(title)}
        >
          <Check size={16} strokeWidth={2.25} />
          <span>{item.isPaid ? wishlistPageMessages.paid : messages.bought}</span>
        </Link>
        <Link to={to} className={css['receipt']} aria-label={messages.receiptOf(title)}>
          {messages.receipt}
        </Link>
      </span>
    );
  }
  if (!isListed || item.carId === '') return <span className={note['note']}>{wishlistPageMessages.notListed}</span>;
  if (priceProblemOf(item.price)) {
    return (
      <ButtonLink
        to={generatePath(paths.carDetails, { id: item.carId })}
        aria-label={wishlistPageMessages.askSellerOf(title)}
        className={css['button']}
      >
        {wishlistPageMessages.askSeller}
      </ButtonLink>
    );
  }
  const pay = {
    variant: 'primary',
    'aria-label': wishlistPageMessages.payFor(title),
    className: css['button'],
  } as const;
  if (isCarPending) {
    return (
      <Button {...pay} disabled>
        {wishlistPageMessages.pay}
      </Button>
    );
  }
  return (
    <ButtonLink {...pay} to={generatePath(paths.payment, { id: item.id })}>
      {wishlistPageMessages.pay}
    </ButtonLink>
  );
}
