import Plus from 'lucide-react/icons/plus';
import { formatPrice } from '@/shared/messages/format';
import { Picture } from '@/shared/ui/Picture';
import { comparisonMessages } from '@/shared/messages/comparison';
import type { ComparedCar } from '../compare/comparedCar';
import css from './FreePlace.module.css';
import { titleOf } from '../titleOf';

const messages = comparisonMessages.page;

interface FreePlaceProps {
  /** The number of the place, from 1. */
  place: number;
  /** Cars of the wishlist that are not compared yet. */
  suggestions: readonly ComparedCar[];
  onAdd: (car: ComparedCar) => void;
}

/** The place of a further car. */
export function FreePlace({ place, suggestions, onAdd }: FreePlaceProps) {
  return (
    <section className={css['place']} aria-labelledby="free-place">
      <Plus size={34} strokeWidth={1.5} />
      <h2 id="free-place">{messages.addAnother(place)}</h2>
      <p>{suggestions.length > 0 ? messages.addHintWishes : messages.addHint}</p>
      {suggestions.length > 0 && (
        <ul>
          {suggestions.map((car) => (
            <li key={car.id}>
              <button type="button" aria-label={messages.addWish(titleOf(car))} onClick={() => onAdd(car)}>
                <Picture src={car.image} alt="" brand={car.brand} className={css['picture']} />
                <span className={css['words']}>
                  <bdi>{titleOf(car)}</bdi>
                  <small>{formatPrice(car.price)}</small>
                </span>
                <Plus size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
