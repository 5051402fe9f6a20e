import { filterTexts as texts } from './texts';
import {
  choiceGroups,
  clearFilters,
  rangeFields,
  type CarFilters,
  type ChoiceGroup,
  type RangeField,
} from './carFilters';
import { isGiven, matcher } from './carMatching';
import { labelOf } from './filterOptions';
import type { Car } from '@/cars/schema';

/** A value that is chosen in a filter. */
export interface Chosen {
  filter: RangeField | ChoiceGroup | 'search';
  label: string;
  /** Returns the filters without this value. */
  without: (current: CarFilters) => CarFilters;
}

/** What is chosen in the filters. The search has its own field and is not among it. */
export function chosenFilters(filters: CarFilters, cars: readonly Car[]): Chosen[] {
  const cleared = clearFilters(filters);
  const ranges = rangeFields
    .filter((field) => isGiven(filters[field]))
    .map((field) => ({
      filter: field,
      label: texts.range(field, filters[field]),
      without: (current: CarFilters) => ({ ...current, [field]: cleared[field] }),
    }));
  const choices = choiceGroups.flatMap((group) =>
    filters[group].map((value) => ({
      filter: group,
      label: labelOf(group, value, cars),
      without: (current: CarFilters) => ({ ...current, [group]: current[group].filter((other) => other !== value) }),
    })),
  );
  return [...ranges, ...choices];
}

export interface Relaxation extends Chosen {
  /** How many cars would match. */
  count: number;
}

/** The single filters whose removal would show cars, with the most cars first. Includes the search. */
export function relaxationsOf(filters: CarFilters, cars: readonly Car[]): Relaxation[] {
  const search = filters.search.trim();
  const chosen = chosenFilters(filters, cars);
  if (search !== '')
    chosen.push({ filter: 'search', label: search, without: (current) => ({ ...current, search: '' }) });
  return chosen
    .map((filter) => ({ ...filter, count: cars.filter(matcher(filter.without(filters))).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
