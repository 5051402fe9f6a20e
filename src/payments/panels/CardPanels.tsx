import { useState } from 'react';
import { PayPanel } from '@/payments/card/CardForm';
import type { CardState } from '@/payments/engine/paymentState';
import { Stack } from '@/ui/layout/layout';
import { LedgerFailure } from './LedgerFailure';
import { CheckingPanel } from './RecoveryPanels';

interface CardPanelsProps {
  state: CardState;
  wishId: string;
  car: { id: string; title: string };
}

/** The card form, and above it the wait for what became of a card that was sent. */
export function CardPanels({ state, wishId, car }: CardPanelsProps) {
  const wasConfirming = useWasConfirming(state.kind);
  const [isStartedAgain, setStartedAgain] = useState(false);
  const isConfirming = state.kind === 'confirming';
  const canStartAgain = isConfirming && state.canStartAgain;
  const isFormAgain = canStartAgain && isStartedAgain;

  return (
    <Stack gap={4}>
      <LedgerFailure />
      {isConfirming && (
        <CheckingPanel
          wishId={wishId}
          car={car}
          canStartAgain={canStartAgain}
          onStartAgain={canStartAgain && !isStartedAgain ? () => setStartedAgain(true) : undefined}
        />
      )}
      {/* Hidden, not unmounted: the form keeps what was typed while the outcome is checked. */}
      <div hidden={isConfirming && !isFormAgain}>
        <PayPanel
          order={{ id: wishId, carId: car.id, price: state.price }}
          wasFoundUncharged={wasConfirming && !isConfirming}
          isStartedAgain={isFormAgain}
        />
      </div>
    </Stack>
  );
}

/** Whether the outcome of a card was open since Pay was pressed last. */
function useWasConfirming(kind: CardState['kind']) {
  const [wasConfirming, setWasConfirming] = useState(false);
  if (kind === 'confirming' && !wasConfirming) setWasConfirming(true);
  if (kind === 'paying' && wasConfirming) setWasConfirming(false);
  return wasConfirming;
}
