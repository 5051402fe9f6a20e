import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import Trash from 'lucide-react/icons/trash-2';
import { generatePath, Link } from 'react-router-dom';
import { carTexts } from '@/cars/texts';
import { paths } from '@/lib/config/paths';
import { DisclosureMenu } from '@/ui/overlay/DisclosureMenu';
import { wishlistTexts } from '@/wishlist/texts';
import { tableTexts as texts } from './texts';
import css from './WishMenu.module.css';

interface WishMenuProps {
  title: string;
  /** Empty if there is no car to see. */
  carId: string;
  /** The car is being removed. */
  isBusy: boolean;
  onRemove: () => void;
}

/** What else can be done with a car of My Wishlist, where there is room for one button. */
export function WishMenu({ title, carId, isBusy, onRemove }: WishMenuProps) {
  const label = texts.menuOf(title);
  const icon = { size: 18, 'aria-hidden': true };

  return (
    <DisclosureMenu
      label={label}
      buttonLabel={label}
      button={<Ellipsis size={20} aria-hidden />}
      buttonClassName={css.button}
      isMenu
      hasArrow={false}
      isBusy={isBusy}
      closesOnPress
    >
      {carId !== '' && (
        <Link to={generatePath(paths.carDetails, { id: carId })}>
          <Eye {...icon} />
          {carTexts.toCar}
        </Link>
      )}
      <button type="button" aria-label={wishlistTexts.removeCar(title)} onClick={onRemove}>
        <Trash {...icon} />
        {wishlistTexts.remove}
      </button>
    </DisclosureMenu>
  );
}
