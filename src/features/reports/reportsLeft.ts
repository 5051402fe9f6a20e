import type { Report } from './schema';

/** The reported car is removed, these reports about it are not. */
export class ReportsLeft extends Error {
  override name = 'ReportsLeft';
  readonly left: readonly Report[];

  constructor(left: readonly Report[], cause: unknown) {
    super('reports left', { cause });
    this.left = left;
  }
}

/** What is behind an error of removing a reported car. */
export function causeOf(error: unknown) {
  return error instanceof ReportsLeft ? error.cause : error;
}
