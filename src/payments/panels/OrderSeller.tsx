import { Avatar } from '@/ui/Avatar';
import { cx } from '@/ui/cx';
import { VerifiedBadge } from '@/users/VerifiedBadge';
import { paymentTexts as texts } from '@/payments/texts';
import { Row } from '@/ui/layout/Row';
import { Text } from '@/ui/Text';
import box from '@/ui/layout/panel.module.css';
import { ProperName } from '@/ui/ProperName';
import css from './OrderSeller.module.css';
import type { Car } from '@/cars/schema';
import panel from './panel.module.css';

interface OrderSellerProps {
  seller: Car['seller'];
  isVerified: boolean;
}

export function OrderSeller({ seller, isVerified }: OrderSellerProps) {
  const name = seller.name ?? texts.nameless;

  return (
    <Row as="section" gap={3} className={cx(box['panel'], panel['panel'], css['seller'])} aria-label={texts.seller}>
      <Avatar name={name} photoUrl={seller.photoUrl} size={56} />
      <div>
        <Text weight="strong" isBreaking>
          <ProperName>{name}</ProperName>
        </Text>
        {isVerified && <VerifiedBadge label={texts.verified} />}
      </div>
    </Row>
  );
}
