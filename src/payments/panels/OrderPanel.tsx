import type { ReactNode } from 'react';
import { CarLink } from '@/cars/CarLink';
import type { Car } from '@/cars/schema';
import { specLine } from '@/cars/specs';
import { commonTexts } from '@/lib/text/texts';
import { isTestMode } from '@/payments/stripe/stripe';
import { paymentTexts as texts } from '@/payments/texts';
import { Button } from '@/ui/button/Button';
import { Announcement } from '@/ui/feedback/LiveRegion';
import { Skeleton } from '@/ui/feedback/loading';
import { Panel, Row, Stack } from '@/ui/layout/layout';
import { Avatar } from '@/ui/picture/Avatar';
import { Picture } from '@/ui/picture/Picture';
import { Text, ProperName } from '@/ui/Text';
import { uiTexts } from '@/ui/texts';
import { SellerStanding } from '@/users/profile/SellerStanding';
import { OrderSums } from '@/wishlist/OrderSums';
import css from './OrderPanel.module.css';

interface OrderPanelProps {
  car: {
    id: string;
    title: string;
    image: string | undefined;
    brand?: string | undefined;
    condition?: string | undefined;
    mileage?: number | undefined;
  };
  price: number | undefined;
  /** Reads the car again, of which only what the wish saved is known. */
  onRetry?: (() => void) | undefined;
}

export function OrderPanel({ car, price, onRetry }: OrderPanelProps) {
  return (
    <Panel as="section" isPadded aria-label={texts.order}>
      <Row gap={4} rowGap={3} isWrapping className={css.car}>
        <CarLink isPicture carId={car.id}>
          <Picture src={car.image} alt="" brand={car.brand} width={128} height={96} priority className={css.picture} />
        </CarLink>
        <div>
          <Text as="h2" size="l" isBreaking dir="auto" className={css.title}>
            <CarLink carId={car.id}>{car.title}</CarLink>
          </Text>
          <Text size="s" isMuted dir="auto">
            {specLine(car, ['condition', 'mileage'])}
          </Text>
        </div>
      </Row>
      {onRetry && <AsSaved onRetry={onRetry} />}
      <OrderSums labels={{ price: texts.price, total: texts.orderTotal }} price={price} />
    </Panel>
  );
}

function AsSaved({ onRetry }: { onRetry: () => void }) {
  return (
    <Row gap={3} rowGap={1} justify="between" isWrapping size="s" isMuted>
      <p>{texts.asSaved}</p>
      <Button variant="quiet" onClick={onRetry}>
        {uiTexts.tryAgain}
      </Button>
    </Row>
  );
}

interface OrderSellerProps {
  seller: Car['seller'];
  /** Advice for who is about to pay. */
  children: ReactNode;
}

export function OrderSeller({ seller, children }: OrderSellerProps) {
  const name = seller.name ?? commonTexts.nameless;

  return (
    <Panel as="section" isPadded aria-label={texts.seller} className={css.who}>
      <Row gap={3} align="start">
        <Avatar name={name} photoUrl={seller.photoUrl} size={56} />
        <div>
          <Text as="h2" size="l" isBreaking className={css.title}>
            <ProperName>{name}</ProperName>
          </Text>
          <SellerStanding email={seller.email} />
        </div>
      </Row>
      {children}
    </Panel>
  );
}

/** The placeholder of the card form. */
export function PanelSkeleton() {
  return (
    <Panel isPadded>
      <Stack gap={4}>
        {isTestMode && <Skeleton height={48} radius="var(--radius-control)" />}
        <Skeleton width={80} height={28} />
        <Skeleton height={76} />
        <div className={css.termsBone}>
          <Skeleton height="100%" />
        </div>
        <Skeleton height={52} radius="var(--radius-control)" />
      </Stack>
    </Panel>
  );
}

export function OrderSkeleton() {
  return (
    <>
      <Panel isPadded>
        <Stack gap={4}>
          <div className={css.carBone}>
            <Skeleton height="100%" />
          </div>
          <Skeleton height={24} />
          <Skeleton height={46} />
        </Stack>
      </Panel>
      <Panel isPadded>
        <Stack gap={4}>
          <Row gap={3}>
            <Skeleton width={56} height={56} radius="50%" />
            <Skeleton width={150} height={64} />
          </Row>
          <Skeleton height={78} />
        </Stack>
      </Panel>
    </>
  );
}

/** The placeholder of the card form and the order. */
export function PaymentSkeleton() {
  return (
    <>
      <Announcement>{uiTexts.loading}</Announcement>
      <PanelSkeleton />
      <Stack gap={4}>
        <OrderSkeleton />
      </Stack>
    </>
  );
}
