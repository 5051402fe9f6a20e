import * as v from 'valibot';

const sortColumns = ['name', 'email', 'verified'] as const;
export type SortColumn = (typeof sortColumns)[number];
/** The `sort` parameter of the address: empty for unsorted, with a minus for descending. */
export type SortParam = '' | SortColumn | `-${SortColumn}`;

export interface PeopleSort {
  /** Undefined for the order of the API's response, which is oldest first. */
  by: SortColumn | undefined;
  isDescending: boolean;
}

const columns = v.picklist(sortColumns);

/** Parses `name` (ascending) or `-name` (descending); anything else means unsorted. */
export function readSort(text: string): PeopleSort {
  const isDescending = text.startsWith('-');
  const by = v.safeParse(columns, isDescending ? text.slice(1) : text);
  return by.success ? { by: by.output, isDescending } : { by: undefined, isDescending: false };
}

export function writeSort({ by, isDescending }: PeopleSort): SortParam {
  if (by === undefined) return '';
  return isDescending ? `-${by}` : by;
}

/** The sorting after a click on a column header: ascending, then descending, then unsorted. */
export function nextSort(sort: PeopleSort, column: SortColumn): PeopleSort {
  if (sort.by !== column) return { by: column, isDescending: false };
  return sort.isDescending ? { by: undefined, isDescending: false } : { by: column, isDescending: true };
}
