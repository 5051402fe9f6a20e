import { Skeleton } from '@/ui/skeleton/Skeleton';
import { VisuallyHidden } from '@/ui/Text';
import { uiTexts } from '@/ui/texts';
import { Stack, Panel } from '@/ui/layout/layout';

/** The placeholder of the card form. */
export function PanelSkeleton() {
  return (
    <Panel isPadded>
      <Stack gap={4}>
        <Skeleton width={80} height={28} />
        <Skeleton height={74} />
        <Skeleton height={88} />
        <Skeleton height={52} />
      </Stack>
    </Panel>
  );
}

export function OrderSkeleton() {
  return (
    <Panel isPadded>
      <Stack gap={4}>
        <Skeleton height={96} />
        <Skeleton height={24} />
        <Skeleton height={28} />
      </Stack>
    </Panel>
  );
}

/** The placeholder of the card form and the order. */
export function PaymentSkeleton() {
  return (
    <>
      <VisuallyHidden>
        <span role="status">{uiTexts.loading}</span>
      </VisuallyHidden>
      <PanelSkeleton />
      <OrderSkeleton />
    </>
  );
}
