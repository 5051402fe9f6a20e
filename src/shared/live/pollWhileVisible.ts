import { focusManager, type Query } from '@tanstack/react-query';
import { liveQueryState } from './liveQueryState';
import type { Pollable } from './pollableQuery';
import { pollLeader } from './pollLeader';

/** Polls a query while this tab is visible. */
export function pollWhileVisible(query: Query, pollable: Pollable, currentUid: () => string | undefined) {
  const state = liveQueryState(query, pollable);
  let poll: ReturnType<typeof pollLeader> | undefined;

  const onVisibility = () => {
    if (focusManager.isFocused()) poll ??= pollLeader(query, pollable, state, currentUid());
    else stop();
  };
  const stop = () => {
    poll?.stop();
    poll = undefined;
  };

  const unsubscribe = focusManager.subscribe(onVisibility);
  onVisibility();
  return {
    onQueryEvent(action: string) {
      state.onQueryEvent(action);
      poll?.onQueryEvent(action);
    },
    stop() {
      unsubscribe();
      stop();
    },
  };
}
