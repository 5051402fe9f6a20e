import { Avatar } from '@/ui/Avatar';
import { VerifiedBadge } from '@/users/VerifiedBadge';
import { paymentTexts as texts } from '@/payments/texts';
import { Row, Panel } from '@/ui/layout/layout';
import { Text, ProperName } from '@/ui/Text';
import type { Car } from '@/cars/schema';

interface OrderSellerProps {
  seller: Car['seller'];
  isVerified: boolean;
}

export function OrderSeller({ seller, isVerified }: OrderSellerProps) {
  const name = seller.name ?? texts.nameless;

  return (
    <Panel as="section" isPadded aria-label={texts.seller}>
      <Row gap={3}>
        <Avatar name={name} photoUrl={seller.photoUrl} size={56} />
        <div>
          <Text weight="strong" isBreaking>
            <ProperName>{name}</ProperName>
          </Text>
          {isVerified && <VerifiedBadge label={texts.verified} />}
        </div>
      </Row>
    </Panel>
  );
}
