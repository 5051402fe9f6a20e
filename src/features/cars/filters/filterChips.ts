import { filterMessages as messages } from '@/shared/messages/filters';
import { choiceGroups, clearFilters, rangeFields, type CarFilters } from './carFilters';
import { isGiven, matcher } from './carMatching';
import { choicesOf } from './filterOptions';
import type { Car } from '../schema';

export interface Chip {
  key: string;
  label: string;
  /** Returns the filters without this one. */
  without: (current: CarFilters) => CarFilters;
}

/** A chip for each chosen filter. The search has its own field and no chip. */
export function chipsOf(filters: CarFilters, cars: readonly Car[]): Chip[] {
  const cleared = clearFilters(filters);
  const ranges = rangeFields
    .filter((field) => isGiven(filters[field]))
    .map((field) => ({
      key: field,
      label: messages.range(field, filters[field]),
      without: (current: CarFilters) => ({ ...current, [field]: cleared[field] }),
    }));
  const choices = choiceGroups.flatMap((group) => {
    if (filters[group].length === 0) return [];
    const options = choicesOf(group, cars, filters);
    return filters[group].map((value) => ({
      key: `${group} ${value}`,
      label: options.find((option) => option.value === value)?.label ?? value,
      without: (current: CarFilters) => ({ ...current, [group]: current[group].filter((other) => other !== value) }),
    }));
  });
  return [...ranges, ...choices];
}

export interface Relaxation extends Chip {
  /** How many cars would match. */
  count: number;
}

/** The single filters whose removal would show cars, with the most cars first. Includes the search. */
export function relaxationsOf(filters: CarFilters, cars: readonly Car[]): Relaxation[] {
  const search = filters.search.trim();
  const chips = chipsOf(filters, cars);
  if (search !== '') chips.push({ key: 'search', label: search, without: (current) => ({ ...current, search: '' }) });
  return chips
    .map((chip) => ({ ...chip, count: cars.filter(matcher(chip.without(filters))).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
