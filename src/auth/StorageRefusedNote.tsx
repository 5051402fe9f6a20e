import Info from 'lucide-react/icons/info';
import { useEffect, useState } from 'react';
import { isEverythingRefused } from '@/lib/browser/refusedStorage';
import { Note } from '@/ui/feedback/notes';
import { authTexts } from './texts';
import css from './auth.module.css';

/** Says before a sign-in that a reload ends it, where the browser stores nothing for this site. */
export function StorageRefusedNote() {
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => void isEverythingRefused().then(setIsRefused), []);

  return (
    isRefused && (
      <Note className={css.note}>
        <Info size={20} />
        {authTexts.storageRefused}
      </Note>
    )
  );
}
