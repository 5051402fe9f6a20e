import Keyboard from 'lucide-react/icons/keyboard';
import { useState } from 'react';
import { lazyWithPreload } from '@/lib/browser/loadChunk';
import { Button } from '@/ui/button/Button';
import { keysTitle } from './texts';
import css from './KeysHelp.module.css';

const KeysHelp = lazyWithPreload(() => import('./KeysHelp'), 'KeysHelp', { isAwaited: true });

/** Opens the list of keys, also for users who have turned the keys off. */
export function KeysButton() {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button
        variant="quiet"
        className={css.button}
        icon={<Keyboard size={16} />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <span>{keysTitle}</span> <kbd aria-hidden>?</kbd>
      </Button>
      {isOpen && <KeysHelp onClose={() => setIsOpen(false)} />}
    </>
  );
}
