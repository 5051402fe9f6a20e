import type { Car } from '@/cars/schema';
import {
  type CarFilters,
  type ChoiceDescription,
  type ChoiceName,
  type RangeName,
  choiceFilters,
  matcher,
} from './carFilters';
import { isGiven, isWithin, type Range, rangeFilters } from './rangeFilters';
import { filterTexts as texts } from './texts';

export interface Option {
  value: string;
  label: string;
  /** How many cars with this value match all other filters. */
  count: number;
}

/** All values of the cars: the usual ones in their order, the others by name. An order by count would move options under the pointer. */
export function choicesOf(name: ChoiceName, cars: readonly Car[], filters: CarFilters): Option[] {
  const { read, first = [] }: ChoiceDescription = choiceFilters[name];
  const rankOf = ({ value }: Option) => (first.includes(value) ? first.indexOf(value) : first.length);
  const matches = matcher(filters, name);
  const options = new Map(filters[name].map((value) => [value, { value, label: value, count: 0 }]));
  for (const car of cars) {
    const label = read(car);
    if (label === undefined) continue;
    const value = label.toLowerCase();
    let option = options.get(value);
    if (!option) options.set(value, (option = { value, label, count: 0 }));
    if (option.label === value) option.label = label;
    if (matches(car)) option.count += 1;
  }
  return [...options.values()]
    .map((option) => ({ ...option, label: inWords(name, option.value, option.label) }))
    .sort((a, b) => rankOf(a) - rankOf(b) || a.label.localeCompare(b.label, 'en'));
}

/** A choice as the posts write it. */
export function labelOf(name: ChoiceName, value: string, cars: readonly Car[]) {
  const { read } = choiceFilters[name];
  const written = cars.find((car) => read(car) !== value && read(car)?.toLowerCase() === value);
  return inWords(name, value, (written && read(written)) ?? value);
}

function inWords(name: ChoiceName, value: string, label: string) {
  return texts.words[name].textOf?.(value) ?? label;
}

/** The values of the cars that match all other filters, the smallest and the largest, and how many of these cars are in the chosen range. */
export function rangeOptions(name: RangeName, cars: readonly Car[], filters: CarFilters) {
  const range = filters[name];
  const values = cars.filter(matcher(filters, name)).map((car) => rangeFilters[name].read(car));
  const inRange = isGiven(range) ? values.filter((value) => isWithin(value, range)) : values;
  const stated = values.filter((value) => value !== undefined);
  const ends: Range = {
    from: stated.length === 0 ? undefined : stated.reduce((a, b) => Math.min(a, b)),
    to: stated.length === 0 ? undefined : stated.reduce((a, b) => Math.max(a, b)),
  };
  return { values, ends, shown: inRange.length, unstated: values.length - stated.length };
}
