import { paths } from '@/shared/config/paths';
import { EmptySearch } from '@/shared/ui/art/EmptySearch';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { EmptyState } from '@/shared/ui/feedback/EmptyState';
import { carMessages } from '@/shared/messages/cars';
import { carDetailsMessages as messages } from '@/shared/messages/carDetails';

interface CarNotFoundProps {
  title?: string;
  hint?: string;
  /** The label of the link to all cars. */
  action?: string;
}

/** Shown if no car has the id: the car was sold or removed, or the id is mistyped. */
export function CarNotFound({
  title = messages.carNotFound,
  hint = messages.carNotFoundHint,
  action = carMessages.toAllCars,
}: CarNotFoundProps) {
  return (
    <EmptyState
      art={<EmptySearch />}
      title={title}
      action={
        <ButtonLink to={paths.cars} variant="primary">
          {action}
        </ButtonLink>
      }
    >
      {hint}
    </EmptyState>
  );
}
