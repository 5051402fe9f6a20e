import BadgeCheck from 'lucide-react/icons/badge-check';
import { uiTexts } from '@/ui/texts';
import { Row } from '@/ui/layout/layout';
import css from './VerifiedBadge.module.css';

export function VerifiedBadge({ label = uiTexts.verified }: { label?: string | undefined }) {
  return (
    <Row as="span" gap={1} isInline size="xs" className={css.badge}>
      <BadgeCheck size={16} />
      <span>{label}</span>
    </Row>
  );
}
