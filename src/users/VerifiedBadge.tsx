import BadgeCheck from 'lucide-react/icons/badge-check';
import { uiTexts } from '@/ui/texts';
import css from './VerifiedBadge.module.css';

export function VerifiedBadge({ label = uiTexts.verified }: { label?: string | undefined }) {
  return (
    <span className={css['badge']}>
      <BadgeCheck size={16} />
      <span>{label}</span>
    </span>
  );
}
