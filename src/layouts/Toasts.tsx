import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless';
import { commonTexts } from '@/lib/text/texts';
import { IconButton } from '@/ui/button/Button';
import { cx } from '@/ui/cx';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import css from './Toasts.module.css';

/** `removeDelay` in milliseconds is the time that a toast takes to fade out. */
const OPTIONS = { removeDelay: 200 };

/** Announces what succeeded or failed; a failure, which stays longer, can be closed. Rendered in the top layer, so that an open dialog does not hide it. */
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
      data-screen-only
      className={css.layer}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts.map((shown) => (
        <LiveRegion as="div" key={shown.id} className={cx(css.toast, !shown.visible && css.leaving)}>
          {shown.type === 'success' && <CircleCheck size={20} className={css.icon} />}
          <div className={css.message}>{resolveValue(shown.message, shown)}</div>
          {shown.type === 'error' && (
            <IconButton variant="ghost" label={commonTexts.close} onClick={() => toast.dismiss(shown.id)}>
              <X size={18} />
            </IconButton>
          )}
        </LiveRegion>
      ))}
    </div>
  );
}
