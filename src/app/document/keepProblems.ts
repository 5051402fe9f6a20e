import { MAX_EARLY_PROBLEMS } from '@/shared/config/reportingLimits';
import { problemTypes } from '@/shared/reporting/problemTypes';

/** Keeps what goes wrong until `startReporting` has come. */
export function keepProblems() {
  const kept: Event[] = (window.earlyProblems = []);
  for (const type of problemTypes)
    window.addEventListener(type, (event) => {
      if (window.earlyProblems && kept.length < MAX_EARLY_PROBLEMS) kept.push(event);
    });
}
