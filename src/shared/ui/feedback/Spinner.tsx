import { uiMessages } from '@/shared/messages/ui';
import css from './Spinner.module.css';
import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';

/** @param props.label what is loading, announced by screen readers */
export function Spinner({ label = uiMessages.loading }: { label?: string | undefined }) {
  return (
    <div role="status" className={css['box']}>
      <span className={css['wheel']} aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
