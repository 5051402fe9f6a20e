import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether presses are heard by now: markup that was rendered ahead stands there before its code has come. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
