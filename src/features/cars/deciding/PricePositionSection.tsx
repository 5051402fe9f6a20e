import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAfterPaint } from '@/shared/browser/useAfterPaint';
import { Loaded } from '@/shared/ui/feedback/Loaded';
import { Skeleton } from '@/shared/ui/feedback/Skeleton';
import { useMedia } from '@/shared/ui/useMedia';
import { positionMessages as messages } from '@/shared/messages/deciding';
import type { Car } from '../schema';
import { Block } from '../related/Block';
import { CarRows } from '../related/CarRows';
import { narrowFrame, wideFrame } from './plotFrame';
import { PositionPanel } from './PositionPanel';
import { pricePosition } from './pricePosition';

interface PricePositionSectionProps {
  car: Car;
  /** All cars that are listed. */
  query: UseQueryResult<readonly Car[]>;
}

const skeleton = <Skeleton height={480} radius="var(--radius-card)" />;

/**
 * Where the price of a car stands among comparable cars. With fewer than five of them, they are listed without a verdict. It is computed
 * after the page is painted, in a task of its own.
 */
export function PricePositionSection({ car, query }: PricePositionSectionProps) {
  const isNarrow = useMedia('(max-width: 720px)');
  const position = useAfterPaint(
    useCallback(
      () => query.data && pricePosition(car, query.data, isNarrow ? narrowFrame : wideFrame),
      [car, query.data, isNarrow],
    ),
  );

  return (
    <Block title={messages.title} lead={position?.plot ? position.lead : position?.sentence}>
      <Loaded query={query} skeleton={skeleton}>
        {() =>
          position === undefined ? (
            skeleton
          ) : position.plot ? (
            <PositionPanel car={car} position={position} plot={position.plot} />
          ) : (
            <CarRows cars={position.shown} />
          )
        }
      </Loaded>
    </Block>
  );
}
