import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { resolveValue, useToaster } from 'react-hot-toast/headless';
import { cx } from '@/shared/ui/cx';
import css from './Toasts.module.css';

/** As long as a toast takes to fade. */
const OPTIONS = { removeDelay: 200 };

/** What succeeded, announced; in the top layer, so that an open dialog does not hide it. */
export function Toasts() {
  const layer = useRef<HTMLDivElement>(null);
  const { toasts, handlers } = useToaster(OPTIONS);
  const newest = toasts[0]?.id;

  useEffect(() => {
    // Shown anew with each toast: the top layer stacks in the order of showing.
    layer.current?.hidePopover();
    if (newest !== undefined) layer.current?.showPopover();
  }, [newest]);

  return (
    <div
      ref={layer}
      popover="manual"
      className={css['layer']}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts.map((toast) => (
        <div key={toast.id} className={cx(css['toast'], !toast.visible && css['leaving'])}>
          {toast.type === 'success' && <CircleCheck size={20} strokeWidth={1.75} className={css['icon']} />}
          <div {...toast.ariaProps} className={css['message']}>
            {resolveValue(toast.message, toast)}
          </div>
        </div>
      ))}
    </div>
  );
}
