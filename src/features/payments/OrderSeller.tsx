import { Avatar } from '@/shared/ui/Avatar';
import { classes } from '@/shared/ui/classes';
import { VerifiedBadge } from '@/shared/ui/VerifiedBadge';
import { paymentWords as words } from '@/shared/words/payments';
import css from './OrderSeller.module.css';
import type { Offer } from './order';
import panel from './panel.module.css';

interface OrderSellerProps {
  seller: Offer['seller'];
  isVerified: boolean;
}

export function OrderSeller({ seller, isVerified }: OrderSellerProps) {
  const name = seller.name ?? words.nameless;

  return (
    <section className={classes(panel['panel'], css['seller'])} aria-label={words.seller}>
      <Avatar name={name} photoUrl={seller.photoUrl} size={56} />
      <div>
        <p className={css['name']}>{name}</p>
        {isVerified && <VerifiedBadge label={words.verified} />}
      </div>
    </section>
  );
}
