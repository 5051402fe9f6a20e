import { Link } from 'react-router-dom';
import { categoryTexts } from '@/categories/texts';
import { breakpoints } from '@/lib/config/breakpoints';
import { paths } from '@/lib/config/paths';
import { DisclosureMenu } from '@/ui/overlay/DisclosureMenu';
import { useMedia } from '@/ui/useMedia';
import { CategoryNav } from './CategoryNav';
import css from './CategoriesCrumb.module.css';

/** The first part of a car's breadcrumb. It opens the brands, unless the screen is wide enough for them to stand beside the car. */
export function CategoriesCrumb() {
  const isWide = useMedia(breakpoints.wide);

  return (
    <li>
      {isWide ? (
        <Link to={paths.cars}>{categoryTexts.categories}</Link>
      ) : (
        <DisclosureMenu
          label={categoryTexts.title}
          button={categoryTexts.categories}
          buttonClassName={css.button}
          panelClassName={css.panel}
        >
          <CategoryNav />
        </DisclosureMenu>
      )}
    </li>
  );
}
