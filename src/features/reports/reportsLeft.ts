import type { Report } from './schema';

/** The reported car was removed, but the reports in `left` were not. */
export class ReportsLeft extends Error {
  override name = 'ReportsLeft';
  readonly left: readonly Report[];

  constructor(left: readonly Report[], cause: unknown) {
    super('reports left', { cause });
    this.left = left;
  }
}

/** The error that made the removal of a reported car fail. */
export function causeOf(error: unknown) {
  return error instanceof ReportsLeft ? error.cause : error;
}
