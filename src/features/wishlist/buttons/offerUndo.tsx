import toast from 'react-hot-toast/headless';
import { sessionState } from '@/shared/session/sessionState';
import type { Wish } from '../schema';
import { UndoToast } from './UndoToast';

const UNDO_MS = 10_000;

/** Says that a car is off the list, and lets it come back. It stays while it has the focus. */
export function offerUndo(wish: Wish) {
  const id = `undo ${wish.car.id}`;
  let isDone = false;
  const show = (duration: number) => {
    // Whoever is here by now may not do what another person has asked for.
    if (sessionState.user()?.email !== wish.email) return;
    // The button loses the focus when the toast goes, and that must not bring it back.
    if (isDone) return;
    toast(<UndoToast wish={wish} onHold={() => show(Infinity)} onRelease={() => show(UNDO_MS)} onDone={done} />, {
      id,
      duration,
    });
  };
  const done = () => {
    isDone = true;
    toast.dismiss(id);
  };
  show(UNDO_MS);
}
