import { createdAt } from '@/api/fields';
import { useNow } from '@/lib/browser/useNow';
import { formatRelative } from '@/lib/text/format';
import { Skeleton } from '@/ui/feedback/loading';
import { Stack } from '@/ui/layout/layout';
import { Text } from '@/ui/Text';
import { VerifiedBadge } from '@/users/VerifiedBadge';
import { standingOf, useSellerRecord } from './sellerRecord';
import { profileTexts as texts } from './texts';
import { UnverifiedMark } from './UnverifiedMark';

/** Whether the marketplace has verified a seller, and since when they are there. Its two lines are reserved until that is known. */
export function SellerStanding({ email }: { email: string | undefined }) {
  const seller = useSellerRecord(email);
  const { record, isLoading } = seller;
  useNow();

  if (isLoading) {
    return (
      <div aria-hidden>
        <Skeleton width={130} height={20} />
        <Skeleton width={150} height={20} />
      </div>
    );
  }
  if (!record) {
    return (
      <Text size="s" isMuted>
        {standingOf(seller)}
      </Text>
    );
  }
  const joined = createdAt(record.id);
  return (
    <Stack align="start">
      {record.isVerified ? <VerifiedBadge size="s" label={texts.verifiedSeller} /> : <UnverifiedMark size="s" />}
      {joined && (
        <Text size="s" isMuted>
          {texts.joinedAgo(formatRelative(joined))}
        </Text>
      )}
    </Stack>
  );
}
