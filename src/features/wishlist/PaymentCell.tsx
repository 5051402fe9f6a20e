import Check from 'lucide-react/icons/check';
import { generatePath, Link } from 'react-router-dom';
import { paths } from '@/shared/paths';
import { whyUnpayable } from '@/shared/payable';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { wishlistWords as words } from '@/shared/words/wishlist';
import css from './PaymentCell.module.css';
import type { WishlistItem } from './schema';

interface PaymentCellProps {
  item: WishlistItem;
  title: string;
  isListed: boolean;
  /** The entry of this car that is paid. */
  paidId: string | undefined;
}

export function PaymentCell({ item, title, isListed, paidId }: PaymentCellProps) {
  if (paidId !== undefined) {
    return (
      <Link
        to={generatePath(paths.payment, { id: paidId })}
        className={css['paid']}
        aria-label={item.isPaid ? words.paidFor(title) : words.boughtCar(title)}
      >
        <Check size={16} strokeWidth={2.25} aria-hidden />
        {item.isPaid ? words.paid : words.bought}
      </Link>
    );
  }
  if (!isListed || item.carId === '') return <span className={css['quiet']}>{words.notPayable}</span>;
  if (whyUnpayable(item.price)) {
    return (
      <ButtonLink
        to={generatePath(paths.carDetails, { id: item.carId })}
        aria-label={words.askSellerOf(title)}
        className={css['button']}
      >
        {words.askSeller}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      look="primary"
      to={generatePath(paths.payment, { id: item.id })}
      aria-label={words.payFor(title)}
      className={css['button']}
    >
      {words.pay}
    </ButtonLink>
  );
}
