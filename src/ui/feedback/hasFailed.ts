/** Whether a query has no data after a failure, also while it is tried again: a page does not move with each try. */
export const hasFailed = ({ data, errorUpdateCount }: { data: unknown; errorUpdateCount: number }) =>
  data === undefined && errorUpdateCount > 0;
