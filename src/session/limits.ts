/** How long a call that was sent when the page was left may take, and how many are under way at the same time. */
export const SENT_ON_LEAVE_MS = 2000;
export const MAX_CALLS_ON_LEAVE = 30;
