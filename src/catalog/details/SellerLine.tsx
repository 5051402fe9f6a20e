import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import type { MouseEvent } from 'react';
import type { Car } from '@/cars/schema';
import { commonTexts } from '@/lib/text/texts';
import { cx } from '@/ui/cx';
import { ProperName, Text } from '@/ui/Text';
import { useSellerRecord } from '@/users/profile/sellerRecord';
import { SELLER_CARD } from './SellerCard';
import { carDetailsTexts } from './texts';
import css from './SellerLine.module.css';

const texts = carDetailsTexts.seller;

/** Who sells the car and whether they are verified, on a phone, where the seller's card is far below the price. A press leads there. */
export function SellerLine({ seller }: Pick<Car, 'seller'>) {
  const { record, isMissing, isLoading } = useSellerRecord(seller.email);
  const ofNone = isMissing ? texts.isMissing : texts.isUnchecked;
  const ofRecord = record?.isVerified ? texts.isVerified : texts.isUnverified;
  const Icon = record?.isVerified ? BadgeCheck : CircleDashed;

  return (
    <a
      href={`#${SELLER_CARD}`}
      data-screen-only
      className={cx(css.line, record?.isVerified && css.verified)}
      onClick={showSeller}
    >
      {/* Its room is reserved, so that the name stays where it is. */}
      <Icon size={18} aria-hidden visibility={isLoading ? 'hidden' : undefined} />
      <Text as="span" isTruncated className={css.name}>
        <ProperName>{seller.name ?? commonTexts.nameless}</ProperName>
      </Text>
      {!isLoading && <span className={css.standing}>{record ? ofRecord : ofNone}</span>}
    </a>
  );
}

function showSeller(event: MouseEvent) {
  const card = document.querySelector<HTMLElement>(`#${SELLER_CARD}`);
  if (!card) return;
  event.preventDefault();
  card.scrollIntoView();
  card.focus({ preventScroll: true });
}
