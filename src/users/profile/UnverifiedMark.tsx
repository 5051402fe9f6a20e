import CircleDashed from 'lucide-react/icons/circle-dashed';
import { Row } from '@/ui/layout/layout';
import { profileTexts as texts } from './texts';

/** Stands where `VerifiedBadge` is for a seller whom the marketplace has verified. */
export function UnverifiedMark({ size = 'xs' }: { size?: 'xs' | 's' }) {
  return (
    <Row as="span" gap={1} isInline size={size} weight="medium" isMuted>
      <CircleDashed size={16} />
      <span>{texts.unverified}</span>
    </Row>
  );
}
