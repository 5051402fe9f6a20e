import { useQuery } from '@tanstack/react-query';
import { userRecordsOf } from '@/session/state/userRecord';
import { VerifiedBadge } from '@/users/VerifiedBadge';
import { carTexts } from '@/cars/texts';
import { Text } from '@/ui/Text';

/** Shows "Seller" unless the user record can be fetched and is verified. */
export function SellerBadge({ email }: { email: string }) {
  const records = useQuery(userRecordsOf(email));

  return records.data?.[0]?.isVerified ? (
    <VerifiedBadge />
  ) : (
    <Text as="span" size="xs" isMuted>
      {carTexts.sellerRole}
    </Text>
  );
}
