import { Avatar } from '@/shared/ui/Avatar';
import { cx } from '@/shared/ui/cx';
import { VerifiedBadge } from '@/shared/ui/VerifiedBadge';
import { paymentMessages as messages } from '@/shared/messages/payments';
import box from '@/shared/ui/layout/panel.module.css';
import { ProperName } from '@/shared/ui/ProperName';
import css from './OrderSeller.module.css';
import type { Offer } from '../order';
import panel from './panel.module.css';

interface OrderSellerProps {
  seller: Offer['seller'];
  isVerified: boolean;
}

export function OrderSeller({ seller, isVerified }: OrderSellerProps) {
  const name = seller.name ?? messages.nameless;

  return (
    <section className={cx(box['panel'], panel['panel'], css['seller'])} aria-label={messages.seller}>
      <Avatar name={name} photoUrl={seller.photoUrl} size={56} />
      <div>
        <p className={css['name']}>
          <ProperName>{name}</ProperName>
        </p>
        {isVerified && <VerifiedBadge label={messages.verified} />}
      </div>
    </section>
  );
}
