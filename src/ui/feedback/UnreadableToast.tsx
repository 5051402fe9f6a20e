import { useEffect, useId, useSyncExternalStore } from 'react';
import toast from 'react-hot-toast/headless';
import { subscribeToBegun, type BegunList } from '@/lib/browser/begunStore';
import { Button } from '@/ui/button/Button';
import { Row } from '@/ui/layout/layout';
import css from './UnreadableToast.module.css';

interface UnreadableToastProps {
  lists: readonly Pick<BegunList<unknown>, 'countUnreadable' | 'dropUnreadable'>[];
  email: string;
  /** What the user should look at. */
  text: string;
  dismiss: string;
}

/** Says that entries of these lists cannot be read, at each visit until the user has dismissed it. Only then are they dropped. */
export function UnreadableToast({ lists, email, text, dismiss }: UnreadableToastProps) {
  const id = useId();
  const countAll = () => sum(lists.map((list) => list.countUnreadable(email)));
  const count = useSyncExternalStore(subscribeToBegun, countAll, countAll);

  useEffect(() => {
    if (count === 0) return;
    toast(
      <Row gap={2} className={css.row}>
        <span className={css.text}>{text}</span>
        <Button onClick={() => lists.forEach((list) => void list.dropUnreadable(email))}>{dismiss}</Button>
      </Row>,
      { id, duration: Infinity },
    );
    return () => toast.dismiss(id);
  }, [count, lists, email, text, dismiss, id]);
  return null;
}

const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0);
