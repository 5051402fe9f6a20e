import GitCompare from 'lucide-react/icons/git-compare';
import { Link } from 'react-router-dom';
import { useUser } from '@/session/session';
import { footBarControl } from '@/ui/list/FootBar';
import { addressOfComparison, useComparison } from './comparisonStore';
import { comparisonTexts as texts } from './texts';
import css from './ComparisonChip.module.css';

/** How many cars the user compares, as a link to the comparison: in the bar of a page, which has no room for the tray. */
export function ComparisonChip() {
  const { email } = useUser();
  const cars = useComparison(email);
  if (cars.length === 0) return null;

  return (
    <Link {...footBarControl} className={css.chip} to={addressOfComparison(cars.map(({ id }) => id))}>
      <GitCompare size={17} />
      <span className={css.count}>
        <span>{cars.length}</span> <span className={css.words}>{texts.toCompare}</span>
      </span>
    </Link>
  );
}
