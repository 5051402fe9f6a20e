import { Skeleton } from '@/shared/ui/feedback/Skeleton';
import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import { uiMessages } from '@/shared/messages/ui';
import box from '@/shared/ui/layout/panel.module.css';
import { cx } from '@/shared/ui/cx';
import panel from './panel.module.css';

/** The placeholder of the card form. */
export function PanelSkeleton() {
  return (
    <div className={cx(box['panel'], panel['panel'])}>
      <div className={panel['stack']}>
        <Skeleton width={80} height={28} />
        <Skeleton height={74} />
        <Skeleton height={88} />
        <Skeleton height={52} />
      </div>
    </div>
  );
}

export function OrderSkeleton() {
  return (
    <div className={cx(box['panel'], panel['panel'])}>
      <div className={panel['stack']}>
        <Skeleton height={96} />
        <Skeleton height={24} />
        <Skeleton height={28} />
      </div>
    </div>
  );
}

/** The placeholder of the card form and the order. */
export function PaymentSkeleton() {
  return (
    <>
      <VisuallyHidden>
        <span role="status">{uiMessages.loading}</span>
      </VisuallyHidden>
      <PanelSkeleton />
      <OrderSkeleton />
    </>
  );
}
