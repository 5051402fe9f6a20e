import { useEffect, useId, useSyncExternalStore } from 'react';
import toast from 'react-hot-toast/headless';
import { subscribeToBegun, type BegunList } from '@/lib/browser/begunStore';
import { Button } from '@/ui/button/Button';
import { uiTexts as texts } from '@/ui/texts';
import { ToastRow } from './ToastRow';

interface UnreadableToastProps {
  lists: readonly Pick<BegunList<unknown>, 'countUnreadable' | 'dropUnreadable'>[];
  email: string;
  /** What the user should look at. */
  text: string;
}

/** Says that entries of these lists cannot be read, at each visit until the user has dismissed it. Only then are they dropped. */
export function UnreadableToast({ lists, email, text }: UnreadableToastProps) {
  const id = useId();
  const countAll = () => sum(lists.map((list) => list.countUnreadable(email)));
  const count = useSyncExternalStore(subscribeToBegun, countAll, countAll);

  useEffect(() => {
    if (count === 0) return;
    toast(
      <ToastRow text={text} isLong>
        <Button onClick={() => lists.forEach((list) => void list.dropUnreadable(email))}>{texts.looked}</Button>
      </ToastRow>,
      { id, duration: Infinity },
    );
    return () => toast.dismiss(id);
  }, [count, lists, email, text, id]);
  return null;
}

const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0);
