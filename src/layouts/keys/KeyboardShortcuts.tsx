import { useState } from 'react';
import { useCharacterKeys } from '@/lib/browser/characterKeys';
import { lazyWithPreload } from '@/lib/browser/loadChunk';
import { useUser } from '@/session/session';
import { focusFootBar } from '@/ui/list/FootBar';

const KeysHelp = lazyWithPreload(() => import('./KeysHelp'), 'KeysHelp');

/** The keys that work on every page for a signed-in user, unless the user has turned them off or a dialog is open. */
export function KeyboardShortcuts() {
  const { email } = useUser();
  const [isHelpOpen, setIsHelpOpen] = useState(false);

  useCharacterKeys(email, ({ key }) => handle(key, () => setIsHelpOpen(true)));

  return isHelpOpen && <KeysHelp onClose={() => setIsHelpOpen(false)} />;
}

/** @returns whether the key has an effect here */
function handle(key: string, openHelp: () => void) {
  if (key === '?') {
    openHelp();
    return true;
  }
  if (key.toLowerCase() === 'b') return focusFootBar();
  return key === '/' && focusSearch();
}

function focusSearch() {
  const search = document.querySelector<HTMLInputElement>('main input[type="search"]');
  search?.focus();
  search?.select();
  return search !== null;
}
