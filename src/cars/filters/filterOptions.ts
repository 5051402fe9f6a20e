import type { Car } from '@/cars/schema';
import { filterTexts as texts } from './texts';
import {
  type CarFilters,
  type ChoiceGroup,
  type RangeField,
  choiceValueOf,
  isGiven,
  isWithin,
  matcher,
  rangeValueOf,
} from './carFilters';

export interface Option {
  value: string;
  label: string;
  /** How many cars with this value match all other filters. */
  count: number;
}

const conditions = ['new', 'like new', 'used'];

function rankOf({ value }: Option) {
  const place = conditions.indexOf(value);
  return place === -1 ? conditions.length : place;
}

/** All values of the cars: the usual conditions by age, the others by name. An order by count would move options under the pointer. */
export function choicesOf(group: ChoiceGroup, cars: readonly Car[], filters: CarFilters): Option[] {
  const matches = matcher(filters, group);
  const options = new Map(filters[group].map((value) => [value, { value, label: value, count: 0 }]));
  for (const car of cars) {
    const label = choiceValueOf[group](car);
    if (label === undefined) continue;
    const value = label.toLowerCase();
    let option = options.get(value);
    if (!option) options.set(value, (option = { value, label, count: 0 }));
    if (option.label === value) option.label = label;
    if (matches(car)) option.count += 1;
  }
  return [...options.values()]
    .map((option) => ({ ...option, label: inWords(group, option.value, option.label) }))
    .sort((a, b) => rankOf(a) - rankOf(b) || a.label.localeCompare(b.label, 'en'));
}

/** A choice as the posts write it. */
export function labelOf(group: ChoiceGroup, value: string, cars: readonly Car[]) {
  const written = cars.find((car) => {
    const label = choiceValueOf[group](car);
    return label !== value && label?.toLowerCase() === value;
  });
  return inWords(group, value, (written && choiceValueOf[group](written)) ?? value);
}

function inWords(group: ChoiceGroup, value: string, label: string) {
  if (group !== 'status') return label;
  return value === 'fixed' ? texts.statuses.fixed : texts.statuses.neg;
}

/** The values of the cars that match all other filters, and how many of these cars are in the chosen range. */
export function rangeOptions(field: RangeField, cars: readonly Car[], filters: CarFilters) {
  const matches = matcher(filters, field);
  const range = filters[field];
  const values: (number | undefined)[] = [];
  let shown = 0;
  for (const car of cars) {
    if (!matches(car)) continue;
    const value = rangeValueOf[field](car);
    values.push(value);
    if (!isGiven(range) || isWithin(value, range)) shown += 1;
  }
  return { values, shown };
}
