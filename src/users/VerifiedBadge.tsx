import BadgeCheck from 'lucide-react/icons/badge-check';
import { Row } from '@/ui/layout/layout';
import { uiTexts } from '@/ui/texts';
import css from './VerifiedBadge.module.css';

interface VerifiedBadgeProps {
  label?: string | undefined;
  size?: 'xs' | 's' | undefined;
}

export function VerifiedBadge({ label = uiTexts.verified, size = 'xs' }: VerifiedBadgeProps) {
  return (
    <Row as="span" gap={1} isInline size={size} className={css.badge}>
      <BadgeCheck size={16} />
      <span>{label}</span>
    </Row>
  );
}
