import ReceiptText from 'lucide-react/icons/receipt-text';
import { generatePath, Link } from 'react-router-dom';
import { paths } from '@/lib/config/paths';
import { ButtonLink, type ButtonSize } from '@/ui/button/Button';
import { cx } from '@/ui/cx';
import { wishlistTexts as texts } from '@/wishlist/texts';
import textLink from './textLink.module.css';

interface OrderLinkProps {
  carId: string;
  /** The car's title, for the accessible name where a page has several of these links. */
  title?: string;
  variant?: 'button' | 'text';
  size?: ButtonSize;
  className?: string | undefined;
  onClick?: () => void;
}

export function CheckoutLink({ carId, ...look }: OrderLinkProps) {
  const label = look.title === undefined ? undefined : texts.checkOutCar(look.title);
  return <OrderLink {...look} to={generatePath(paths.checkout, { id: carId })} text={texts.checkOut} label={label} />;
}

/** Takes the place of what would pay for a car whose price cannot be paid: its page says how the seller is reached. */
export function AskSellerLink({ carId, ...look }: OrderLinkProps & { title: string }) {
  const to = generatePath(paths.carDetails, { id: carId });
  return <OrderLink {...look} to={to} text={texts.askSeller} label={texts.askSellerOf(look.title)} />;
}

interface LookProps extends Pick<OrderLinkProps, 'variant' | 'size' | 'className' | 'onClick'> {
  to: string;
  text: string;
  label: string | undefined;
}

function OrderLink({ to, text, label, variant = 'button', size, className, onClick }: LookProps) {
  const link = { to, ...(label !== undefined && { 'aria-label': label }), ...(onClick && { onClick }) };
  if (variant === 'button') {
    return (
      <ButtonLink {...link} size={size} className={className}>
        {text}
      </ButtonLink>
    );
  }
  return (
    <Link {...link} className={cx(textLink.link, className)}>
      {text}
    </Link>
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
