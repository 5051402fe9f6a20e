/** How often the host is asked whether it serves another version. */
export const NEW_VERSION_POLL_MS = 5 * 60_000;
/** After a return to the tab, the host is asked if its last response is older than this. */
export const NEW_VERSION_STALE_MS = 60_000;
/** Once there is a new version, how often to check whether the user is busy. */
export const BUSY_CHECK_MS = 1000;
/** After "Not now" and after a reload, no new version is offered for this long. */
export const NEW_VERSION_SNOOZE_MS = 60 * 60_000;
