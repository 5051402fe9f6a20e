import type { UseQueryResult } from '@tanstack/react-query';

/** The part of a query's result that pages show: its data, and why there are none or older ones. */
export type ShownQuery<T> = Pick<
  UseQueryResult<T>,
  | 'data'
  | 'dataUpdatedAt'
  | 'error'
  | 'errorUpdateCount'
  | 'failureCount'
  | 'failureReason'
  | 'isError'
  | 'isFetching'
  | 'isPaused'
>;
