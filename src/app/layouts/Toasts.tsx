import { useEffect, useRef } from 'react';
import { Toaster, useToasterStore } from 'react-hot-toast';
import css from './Toasts.module.css';

/** What succeeded, announced; in the top layer, so that an open dialog does not hide it. */
export function Toasts() {
  const layer = useRef<HTMLDivElement>(null);
  const { toasts } = useToasterStore();
  const newest = toasts[0]?.id;

  useEffect(() => {
    // Shown anew with each toast: the top layer stacks in the order of showing.
    layer.current?.hidePopover();
    if (newest !== undefined) layer.current?.showPopover();
  }, [newest]);

  return (
    <div ref={layer} popover="manual" className={css['layer']}>
      <Toaster position="bottom-center" toastOptions={{ className: css['toast'] ?? '' }} />
    </div>
  );
}
