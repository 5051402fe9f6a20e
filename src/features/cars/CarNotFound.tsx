import { paths } from '@/shared/paths';
import { EmptySearch } from '@/shared/ui/art/EmptySearch';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { EmptyState } from '@/shared/ui/EmptyState';
import { carMessages as messages } from '@/shared/words/cars';

/** An id that no car has: sold, removed, or mistyped. */
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
