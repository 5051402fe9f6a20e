import { uiTexts } from '@/ui/texts';
import css from './Spinner.module.css';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';

/** @param props.label what is loading, announced by screen readers */
export function Spinner({ label = uiTexts.loading }: { label?: string | undefined }) {
  return (
    <div role="status" className={css.box}>
      <span className={css.wheel} aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
