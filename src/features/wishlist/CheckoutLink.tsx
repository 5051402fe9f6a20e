import { generatePath, Link } from 'react-router-dom';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { classes } from '@/shared/ui/classes';
import { wishlistWords as words } from '@/shared/words/wishlist';
import textLink from './textLink.module.css';

interface CheckoutLinkProps {
  carId: string;
  /** Of the car, where several of these links stand together. */
  title?: string;
  look?: 'button' | 'text';
  className?: string | undefined;
  onClick?: () => void;
}

export function CheckoutLink({ carId, title, look = 'button', className, onClick }: CheckoutLinkProps) {
  // An entry that has lost its car leads nowhere.
  if (carId === '') return null;

  const link = {
    to: generatePath(paths.checkout, { id: carId }),
    ...(title !== undefined && { 'aria-label': words.checkOutCar(title) }),
    ...(onClick && { onClick }),
  };
  if (look === 'button') {
    return (
      <ButtonLink {...link} className={className}>
        {words.checkOut}
      </ButtonLink>
    );
  }
  return (
    <Link {...link} className={classes(textLink['link'], className)}>
      {words.checkOut}
    </Link>
  );
}
