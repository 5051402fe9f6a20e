import { generatePath, Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { cx } from '@/shared/ui/cx';
import { wishlistMessages as messages } from '@/shared/messages/wishlist';
import textLink from './textLink.module.css';

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
    ...(title !== undefined && { 'aria-label': messages.checkOutCar(title) }),
    ...(onClick && { onClick }),
  };
  if (variant === 'button') {
    return (
      <ButtonLink {...link} className={className}>
        {messages.checkOut}
      </ButtonLink>
    );
  }
  return (
    <Link {...link} className={cx(textLink['link'], className)}>
      {messages.checkOut}
    </Link>
  );
}
