import { createdAt } from '@/api/fields';
import { formatRelative } from '@/lib/text/format';
import type { UserRecord } from '@/session/state/userRecord';
import { Text } from '@/ui/Text';
import { VerifiedBadge } from '@/users/VerifiedBadge';
import { profileTexts as texts } from './texts';

/** Whether the marketplace has verified a seller, and since when they are there. Nothing until that is known. */
export function SellerStanding({ record }: { record: UserRecord | undefined }) {
  if (!record) return null;
  const joined = createdAt(record.id);

  return (
    <>
      {record.isVerified ? (
        <VerifiedBadge label={texts.verifiedSeller} />
      ) : (
        <Text size="s" isMuted>
          {texts.unverified}
        </Text>
      )}
      {joined && (
        <Text size="s" isMuted>
          {texts.joinedAgo(formatRelative(joined))}
        </Text>
      )}
    </>
  );
}
