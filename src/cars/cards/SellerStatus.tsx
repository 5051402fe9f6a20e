import { useSellerRecord } from '@/users/profile/sellerRecord';
import { UnverifiedMark } from '@/users/profile/UnverifiedMark';
import { VerifiedBadge } from '@/users/VerifiedBadge';

/** Whether the marketplace has verified a seller. Nothing until that is known, and if it cannot be known. */
export function SellerStatus({ email }: { email: string }) {
  const { record } = useSellerRecord(email);
  if (!record) return null;
  return record.isVerified ? <VerifiedBadge /> : <UnverifiedMark />;
}
