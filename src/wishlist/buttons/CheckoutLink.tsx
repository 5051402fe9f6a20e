import { generatePath, Link } from 'react-router-dom';
import { paths } from '@/lib/config/paths';
import { ButtonLink } from '@/ui/button/Button';
import { cx } from '@/ui/cx';
import { wishlistTexts as texts } from '@/wishlist/texts';
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
