import { problemTypes } from '@/shared/reporting/problemTypes';

const MAX_PROBLEMS = 20;

/** Keeps what goes wrong until `startReporting` has come. */
export function keepProblems() {
  const kept: Event[] = (window.earlyProblems = []);
  for (const type of problemTypes)
    window.addEventListener(type, (event) => {
      if (window.earlyProblems && kept.length < MAX_PROBLEMS) kept.push(event);
    });
}
