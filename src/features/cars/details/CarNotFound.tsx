import { paths } from '@/shared/config/paths';
import { EmptySearch } from '@/shared/ui/art/EmptySearch';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { EmptyState } from '@/shared/ui/feedback/EmptyState';
import { carMessages as messages } from '@/shared/messages/cars';

/** Shown if no car has the id: the car was sold or removed, or the id is mistyped. */
export function CarNotFound() {
  return (
    <EmptyState
      art={<EmptySearch />}
      title={messages.carNotFound}
      action={
        <ButtonLink to={paths.cars} variant="primary">
          {messages.toAllCars}
        </ButtonLink>
      }
    >
      {messages.carNotFoundHint}
    </EmptyState>
  );
}
