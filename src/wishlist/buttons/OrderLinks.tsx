import ReceiptText from 'lucide-react/icons/receipt-text';
import { generatePath } from 'react-router-dom';
import { paths } from '@/lib/config/paths';
import { ButtonLink } from '@/ui/button/Button';
import { wishlistTexts as texts } from '@/wishlist/texts';

export function CheckoutLink({ carId }: { carId: string }) {
  return (
    <ButtonLink to={generatePath(paths.checkout, { id: carId })} size="large">
      {texts.checkOut}
    </ButtonLink>
  );
}

interface AskSellerLinkProps {
  carId: string;
  title: string;
  className?: string | undefined;
}

/** Takes the place of what would pay for a car whose price cannot be paid: its page says how the seller is reached. */
export function AskSellerLink({ carId, title, className }: AskSellerLinkProps) {
  return (
    <ButtonLink
      to={generatePath(paths.carDetails, { id: carId })}
      aria-label={texts.askSellerOf(title)}
      className={className}
    >
      {texts.askSeller}
    </ButtonLink>
  );
}

interface PaymentLinkProps {
  /** The id of the paid wishlist item. */
  id: string;
  /** For pages with several cars: the link is quieter, and its name says whose payment it opens. */
  title?: string | undefined;
}

/** Takes the place of what would buy the car again. */
export function PaymentLink({ id, title }: PaymentLinkProps) {
  const look =
    title === undefined
      ? ({ variant: 'primary', size: 'large', isWide: true } as const)
      : { 'aria-label': texts.paymentOf(title) };

  return (
    <ButtonLink {...look} to={generatePath(paths.payment, { id })} icon={<ReceiptText size={18} />}>
      {texts.payment}
    </ButtonLink>
  );
}
