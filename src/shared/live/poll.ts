import { focusManager, type Query } from '@tanstack/react-query';
import type { Answer } from './answer';
import { standingOf } from './standing';
import { takeTurns } from './turns';

/** Asks for a list again and again while this tab is visible, or hears from the tab of the same person that does. */
export function startPoll(query: Query, answer: Answer) {
  const standing = standingOf(query, answer);
  let turn: ReturnType<typeof takeTurns> | undefined;

  const look = () => {
    if (focusManager.isFocused()) turn ??= takeTurns(query, answer, standing);
    else rest();
  };
  const rest = () => {
    turn?.end();
    turn = undefined;
  };

  const unsubscribe = focusManager.subscribe(look);
  look();
  return {
    heed(action: string) {
      standing.heed(action);
      if (action === 'success' || action === 'setState') turn?.askAnew();
      if (action === 'failed' || action === 'error') turn?.tellFailure();
    },
    end() {
      unsubscribe();
      rest();
    },
  };
}
