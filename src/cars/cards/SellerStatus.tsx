import { useQuery } from '@tanstack/react-query';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { userRecordsOf } from '@/session/state/userRecord';
import { Row } from '@/ui/layout/layout';
import { profileTexts } from '@/users/profile/texts';
import { VerifiedBadge } from '@/users/VerifiedBadge';

/** Whether the marketplace has verified a seller. An empty place until that is known, nothing if it cannot be known. */
export function SellerStatus({ email }: { email: string }) {
  const records = useQuery(userRecordsOf(email));
  const [record] = records.data ?? [];

  if (records.isPending) return <span />;
  if (!record) return null;
  if (record.isVerified) return <VerifiedBadge />;
  return (
    <Row as="span" gap={1} isInline size="xs" weight="medium" isMuted>
      <CircleDashed size={16} />
      <span>{profileTexts.unverified}</span>
    </Row>
  );
}
