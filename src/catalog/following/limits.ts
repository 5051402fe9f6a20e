import { MINUTE_MS } from '@/lib/config/limits';

/** A pause of this length ends a visit. */
export const VISIT_PAUSE_MS = 30 * MINUTE_MS;
/** How exactly the end of a visit is stored. */
export const VISIT_PRECISION_MS = MINUTE_MS;
/** In characters. A longer list of changes is said again at the next visit. */
export const MAX_KNOWN_CHANGES = 10_000;
