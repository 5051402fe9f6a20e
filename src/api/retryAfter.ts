/** Reads `Retry-After`, which is in seconds or an HTTP date (RFC 9110, 10.2.3), as milliseconds. Undefined if it is neither. */
export function retryAfterOf(header: unknown): number | undefined {
  if (typeof header !== 'string' || header === '') return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
