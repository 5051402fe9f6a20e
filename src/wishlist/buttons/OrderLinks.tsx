import { generatePath, Link } from 'react-router-dom';
import { paths } from '@/lib/config/paths';
import { ButtonLink } from '@/ui/button/Button';
import { cx } from '@/ui/cx';
import { wishlistTexts as texts } from '@/wishlist/texts';
import textLink from './textLink.module.css';
import ReceiptText from 'lucide-react/icons/receipt-text';

interface CheckoutLinkProps {
  carId: string;
  /** The car's title, for the accessible name where a page has several of these links. */
  title?: string;
  variant?: 'button' | 'text';
  className?: string | undefined;
  onClick?: () => void;
}

export function CheckoutLink({ carId, title, variant = 'button', className, onClick }: CheckoutLinkProps) {
  // The item refers to no car, so there is no checkout page.
  if (carId === '') return null;

  const link = {
    to: generatePath(paths.checkout, { id: carId }),
    ...(title !== undefined && { 'aria-label': texts.checkOutCar(title) }),
    ...(onClick && { onClick }),
  };
  if (variant === 'button') {
    return (
      <ButtonLink {...link} className={className}>
        {texts.checkOut}
      </ButtonLink>
    );
  }
  return (
    <Link {...link} className={cx(textLink.link, className)}>
      {texts.checkOut}
    </Link>
  );
}

interface ReceiptLinkProps {
  /** The id of the paid wishlist item. */
  id: string;
  /** For pages with several cars: the link is quieter, and its name says whose receipt it opens. */
  title?: string | undefined;
}

/** Takes the place of what would buy the car again. */
export function ReceiptLink({ id, title }: ReceiptLinkProps) {
  const look =
    title === undefined
      ? ({ variant: 'primary', size: 'large', isWide: true } as const)
      : { 'aria-label': texts.receiptOf(title) };

  return (
    <ButtonLink {...look} to={generatePath(paths.payment, { id })} icon={<ReceiptText size={18} />}>
      {texts.receipt}
    </ButtonLink>
  );
}
