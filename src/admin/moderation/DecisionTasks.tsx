import { decisions } from './decisions';

/** Carries out the decisions that wait on this device, whichever page is open. */
export function DecisionTasks() {
  decisions.useAll();
  return null;
}
