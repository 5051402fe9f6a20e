/** The kinds of `CallError` that mean that a host did not respond as it should. */
export const failureKinds = ['no-response', 'status', 'unreadable', 'refused'] as const;

export interface FailedCall {
  method: string;
  path: string;
  kind: (typeof failureKinds)[number];
  status?: number | undefined;
}

declare global {
  interface WindowEventMap {
    /** Dispatched by the clients for each call that failed, in builds with `VITE_REPORT_URL`. */
    failedcall: CustomEvent<FailedCall>;
  }
}
