import { lazyWithPreload } from '@/lib/browser/loadChunk';
import { TITLE } from '@/lib/config/limits';
import { Avatar } from '@/ui/picture/Avatar';
import { cx } from '@/ui/cx';
import { carTexts as texts, titleOf } from '@/cars/texts';
import { Row, Panel } from '@/ui/layout/layout';
import { Text, ProperName } from '@/ui/Text';
import card from './CarCard.module.css';
import { CardFacts, type CardExtras, CardFoot, CardPicture } from './CarCard';
import type { Car } from '@/cars/schema';
import css from './WideCarCard.module.css';

const plainSeller = (
  <Text as="span" size="xs" isMuted>
    {texts.sellerRole}
  </Text>
);
const SellerBadge = lazyWithPreload(() => import('./SellerBadge'), 'SellerBadge', { fallback: plainSeller });

interface WideCarCardProps extends CardExtras {
  car: Car;
  /** For visitors: the links lead to the login page, and no user record is fetched. */
  isTeaser: boolean;
  isGone: boolean;
}

/** A car with its seller. The picture is next to the text. */
export function WideCarCard({ car, isTeaser, isGone, corner, actions, compare }: WideCarCardProps) {
  const { name: seller = texts.namelessSeller, photoUrl, email } = car.seller;

  return (
    <Panel as="article" className={cx(card.card, css.card, isGone && card.gone)} aria-label={titleOf(car)}>
      <CardPicture car={car} isGone={isGone} corner={corner} className={css.picture} photoClassName={css.photo} />
      <div className={cx(card.body, css.body)}>
        <CardFacts car={car} isGone={isGone} titleLength={TITLE} />
        <Row gap={2} size="s" className={css.seller}>
          <Avatar name={seller} photoUrl={photoUrl} />
          <div>
            <Text as="b" isTruncated>
              <ProperName>{seller}</ProperName>
            </Text>
            {email !== undefined && !isTeaser ? <SellerBadge email={email} /> : plainSeller}
          </div>
        </Row>
        <CardFoot car={car} isGone={isGone} compare={compare} actions={actions} />
      </div>
    </Panel>
  );
}
