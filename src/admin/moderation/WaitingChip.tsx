import Flag from 'lucide-react/icons/flag';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/config/paths';
import { moderationTexts as texts } from './texts';
import { useWaiting } from './useWaiting';
import css from './WaitingChip.module.css';

/** In the header for admins: how many reported cars wait, as a link to them. Nothing while none does. */
export function WaitingChip() {
  const cars = useWaiting(true)?.cars ?? 0;
  if (cars === 0) return null;
  return (
    <Link to={paths.reportedPosts} data-target className={css.chip}>
      <Flag size={18} />
      <b>{cars}</b> <span>{texts.chip}</span>
    </Link>
  );
}
