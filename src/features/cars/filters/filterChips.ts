import { clearFilters, type CarFilters } from './carFilters';
import { choiceGroups, isGiven, matcher } from './carMatching';
import { choicesOf, rangeLabel } from './filterOptions';
import type { Car } from '../schema';

export interface Chip {
  key: string;
  label: string;
  /** Takes it out of what is looked for. */
  without: (now: CarFilters) => CarFilters;
}

/** One for each thing that is chosen; the search has its own field and is none. */
export function chipsOf(filters: CarFilters, cars: readonly Car[]): Chip[] {
  const none = clearFilters(filters);
  const ranges = (['price', 'mileage'] as const)
    .filter((field) => isGiven(filters[field]))
    .map((field) => ({
      key: field,
      label: rangeLabel(field, filters[field]),
      without: (now: CarFilters) => ({ ...now, [field]: none[field] }),
    }));
  const choices = choiceGroups.flatMap((group) => {
    if (filters[group].length === 0) return [];
    const options = choicesOf(group, cars, filters);
    return filters[group].map((value) => ({
      key: `${group} ${value}`,
      label: options.find((option) => option.value === value)?.label ?? value,
      without: (now: CarFilters) => ({ ...now, [group]: now[group].filter((other) => other !== value) }),
    }));
  });
  return [...ranges, ...choices];
}

export interface Relaxation extends Chip {
  count: number;
}

/** What to give up where nothing is found, the most fruitful first. */
export function relaxationsOf(filters: CarFilters, cars: readonly Car[]): Relaxation[] {
  const search = filters.search.trim();
  const chips = chipsOf(filters, cars);
  if (search !== '') chips.push({ key: 'search', label: search, without: (now) => ({ ...now, search: '' }) });
  return chips
    .map((chip) => ({ ...chip, count: cars.filter(matcher(chip.without(filters))).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
