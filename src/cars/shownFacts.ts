import { formatPrice } from '@/lib/text/format';
import { carDetailsTexts } from './details/texts';
import { cardFacts, type FactName, type TextOf } from './facts';

const { specs: texts } = carDetailsTexts;

export interface ShownFact {
  label: string;
  textOf: TextOf;
}

/** Title, picture, phone number and description have their own places. */
type ShownName = Exclude<FactName, 'title' | 'image' | 'phone' | 'description'>;

/** The specifications of a car, in this order. The comparison has them too. */
export const shownFacts: Readonly<Record<ShownName, ShownFact>> = {
  price: { label: texts.price, textOf: ({ price }) => (price === undefined ? undefined : formatPrice(price)) },
  brand: { label: texts.brand, textOf: ({ brand }) => brand?.toUpperCase() },
  gearType: { label: texts.gearType, textOf: cardFacts.gearType },
  condition: { label: texts.condition, textOf: ({ condition }) => condition },
  mileage: { label: texts.mileage, textOf: cardFacts.mileage },
  position: {
    label: texts.position,
    textOf: ({ position }) => (position === undefined ? undefined : texts.seats(position)),
  },
  wheel: { label: texts.wheel, textOf: ({ wheel }) => wheel?.toUpperCase() },
  model: { label: texts.model, textOf: ({ model }) => model },
  isPriceFixed: {
    label: texts.status,
    textOf({ isPriceFixed }) {
      if (isPriceFixed === undefined) return undefined;
      return isPriceFixed ? texts.fixed : texts.negotiable;
    },
  },
};
