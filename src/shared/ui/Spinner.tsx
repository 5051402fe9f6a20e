import { uiMessages } from '@/shared/words/ui';
import css from './Spinner.module.css';
import { VisuallyHidden } from './VisuallyHidden';

/** @param props.label what is being waited for, read by assistive technology */
export function Spinner({ label = uiMessages.loading }: { label?: string | undefined }) {
  return (
    <div role="status" className={css['box']}>
      <span className={css['wheel']} aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
