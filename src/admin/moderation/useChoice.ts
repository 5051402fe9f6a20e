import { useState } from 'react';
import type { Case } from './cases';

export type Choice = NonNullable<ReturnType<typeof useChoice>['choice']>;

/**
 * The cases that are decided about together. `choice` is undefined unless the admin chooses several.
 * @param waiting those that can be chosen
 */
export function useChoice(waiting: readonly Case[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>();
  const chosen = keys && waiting.filter(({ key }) => keys.has(key));
  const isAll = chosen?.length === waiting.length;

  return {
    beginChoice: () => setKeys(new Set()),
    choice: chosen && {
      cases: chosen,
      isAll,
      toggle: (key: string) => setKeys((current) => current && toggled(current, key)),
      toggleAll: () => setKeys(new Set(isAll ? [] : waiting.map(({ key }) => key))),
      end: () => setKeys(undefined),
    },
  };
}

function toggled(keys: ReadonlySet<string>, key: string) {
  const others = [...keys].filter((other) => other !== key);
  return new Set(keys.has(key) ? others : [...others, key]);
}
