declare global {
  interface Window {
    /** What went wrong before the code that reports it has come; undefined from then on. */
    earlyProblems?: Event[] | undefined;
  }
}

/** The events of the window that are reported. */
export const problemTypes = ['error', 'unhandledrejection', 'securitypolicyviolation', 'failedcall'] as const;
