import { filterMessages as messages } from '@/shared/messages/filters';
import type { CarFilters, ChoiceGroup, Range, RangeField } from './carFilters';
import { choiceValueOf, isGiven, isWithin, matcher } from './carMatching';
import { histogramOf } from './histogram';
import type { Car } from '../schema';

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
    .map((option) => ({ ...option, label: labelOf(group, option) }))
    .sort((a, b) => rankOf(a) - rankOf(b) || a.label.localeCompare(b.label, 'en'));
}

/** The preset ranges of each filter. */
const bands: Record<RangeField, readonly Range[]> = {
  price: bandsOf(10_000, 20_000, 30_000, 50_000),
  mileage: bandsOf(20_000, 50_000, 80_000, 120_000),
};

/** What a range filter offers, computed from the cars that match all other filters. */
export function rangeOptions(field: RangeField, cars: readonly Car[], filters: CarFilters) {
  const matches = matcher(filters, field);
  const matching: (number | undefined)[] = [];
  for (const car of cars) if (matches(car)) matching.push(car[field]);
  const countOf = (range: Range) => {
    let count = 0;
    for (const value of matching) if (isWithin(value, range)) count += 1;
    return count;
  };
  return {
    /** The preset ranges, with the number of cars in each. */
    bands: bands[field].map((range) => ({ range, label: messages.range(field, range), count: countOf(range) })),
    histogram: histogramOf(field, matching),
    shown: isGiven(filters[field]) ? countOf(filters[field]) : matching.length,
    total: matching.length,
  };
}

function labelOf(group: ChoiceGroup, { value, label }: Option) {
  if (group !== 'status') return label;
  return value === 'fixed' ? messages.statuses.fixed : messages.statuses.neg;
}

function bandsOf(...limits: number[]): Range[] {
  return [...limits.map((to) => ({ from: undefined, to })), { from: limits.at(-1), to: undefined }];
}
