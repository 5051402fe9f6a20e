import type { Car } from '@/cars/schema';
import { titleOf } from '@/cars/texts';
import { lazyWithPreload } from '@/lib/browser/loadChunk';
import { TITLE } from '@/lib/config/limits';
import { commonTexts } from '@/lib/text/texts';
import { cx } from '@/ui/cx';
import { Panel, Row } from '@/ui/layout/layout';
import { ProperName, Text } from '@/ui/Text';
import { type CardExtras, CardFoot, CardPicture, CardSpecs, CardTitle, ListedTime } from './CarCard';
import card from './CarCard.module.css';
import css from './HomeCard.module.css';

const SellerStatus = lazyWithPreload(() => import('./SellerStatus'), 'SellerStatus');

export interface HomeCardProps extends CardExtras {
  car: Car;
  isGone?: boolean;
  /** Loads the picture at once, for cards above the fold. */
  priority?: boolean;
  /** Who sells it. For visitors alone the name: no user record is fetched for them. */
  seller?: 'hidden' | 'name' | 'name and status';
}

/** A card on home. Its layout follows its own width: a narrow one has the brand and the buttons on lines of their own. */
export function HomeCard({ car, isGone = false, priority, seller = 'hidden', corner, actions }: HomeCardProps) {
  return (
    <Panel as="article" className={cx(card.card, isGone && card.gone)} aria-label={titleOf(car)}>
      <CardPicture car={car} isGone={isGone} corner={corner} priority={priority} className={css.picture} />
      <div className={css.body}>
        <CardTitle car={car} isGone={isGone} length={TITLE} />
        <Row gap={1} align="baseline" justify="between" size="xs" isMuted className={cx(card.line, css.line)}>
          <ListedTime car={car} />
          <CardSpecs car={car} without="gearType" className={css.facts} />
        </Row>
        <CardFoot car={car} isGone={isGone} actions={actions} />
        {seller !== 'hidden' && <Seller car={car} isStatusShown={seller === 'name and status'} />}
      </div>
    </Panel>
  );
}

function Seller({ car: { seller }, isStatusShown }: { car: Car; isStatusShown: boolean }) {
  const { name = commonTexts.nameless, email } = seller;
  return (
    <Row gap={2} justify="between" size="xs" className={css.seller}>
      <Text as="b" isTruncated>
        <ProperName>{name}</ProperName>
      </Text>
      {isStatusShown && email !== undefined && <SellerStatus email={email} />}
    </Row>
  );
}
