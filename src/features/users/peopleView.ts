import * as v from 'valibot';

const sortColumns = ['name', 'email', 'verified'] as const;
export type SortColumn = (typeof sortColumns)[number];

export interface PeopleSort {
  /** Nothing is the order in which the marketplace answers: who came first stands first. */
  by: SortColumn | undefined;
  isDescending: boolean;
}

export interface PeopleView {
  search: string;
  sort: PeopleSort;
}

const columns = v.picklist(sortColumns);

/** Reads `name` and `-name`; anything else is no order. */
export function readSort(written: string): PeopleSort {
  const isDescending = written.startsWith('-');
  const by = v.safeParse(columns, isDescending ? written.slice(1) : written);
  return by.success ? { by: by.output, isDescending } : { by: undefined, isDescending: false };
}

export function writeSort({ by, isDescending }: PeopleSort) {
  return `${isDescending ? '-' : ''}${by ?? ''}`;
}

/** What another press on a column's head does: upwards, downwards, and back to no order. */
export function nextSort(sort: PeopleSort, column: SortColumn): PeopleSort {
  if (sort.by !== column) return { by: column, isDescending: false };
  return sort.isDescending ? { by: undefined, isDescending: false } : { by: column, isDescending: true };
}

export function readView(address: URLSearchParams): PeopleView {
  return { search: address.get('q') ?? '', sort: readSort(address.get('sort') ?? '') };
}

/** Leaves what else stands in the address as it is. */
export function writeView({ search, sort }: PeopleView, address: URLSearchParams) {
  const next = new URLSearchParams(address);
  for (const [name, value] of [
    ['q', search],
    ['sort', writeSort(sort)],
  ] as const) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
