import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { resolveValue, useToaster } from 'react-hot-toast/headless';
import { cx } from '@/ui/cx';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import css from './Toasts.module.css';

/** `removeDelay` in milliseconds is the time that a toast takes to fade out. */
const OPTIONS = { removeDelay: 200 };

/** Announces what succeeded. Rendered in the top layer, so that an open dialog does not hide it. */
export function Toasts() {
  const layer = useRef<HTMLDivElement>(null);
  const { toasts, handlers } = useToaster(OPTIONS);
  const newest = toasts[0]?.id;

  useEffect(() => {
    // Opened again for each toast: the top layer stacks its elements in the order in which they were opened.
    layer.current?.hidePopover();
    if (newest !== undefined) layer.current?.showPopover();
  }, [newest]);

  return (
    <div
      ref={layer}
      popover="manual"
      className={css.layer}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts.map((toast) => (
        <LiveRegion as="div" key={toast.id} className={cx(css.toast, !toast.visible && css.leaving)}>
          {toast.type === 'success' && <CircleCheck size={20} className={css.icon} />}
          <div className={css.message}>{resolveValue(toast.message, toast)}</div>
        </LiveRegion>
      ))}
    </div>
  );
}
