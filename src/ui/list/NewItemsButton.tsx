import ArrowUp from 'lucide-react/icons/arrow-up';
import { useKeptFocus } from '@/ui/focus';
import { Row } from '@/ui/layout/layout';
import { uiTexts } from '@/ui/texts';
import css from './NewItemsButton.module.css';

interface NewItemsButtonProps {
  count: number;
  label?: ((count: number) => string) | undefined;
  onShow: () => void;
}

/**
 * The button that shows the new rows of a live list. Its region is always rendered, because screen readers announce only
 * changes inside an existing region.
 */
export function NewItemsButton({ count, label = uiTexts.fresh, onShow }: NewItemsButtonProps) {
  const ref = useKeptFocus();

  return (
    <Row isInline align="stretch" aria-live="polite">
      {count > 0 && (
        <button ref={ref} type="button" data-target className={css.pill} title={uiTexts.showNew} onClick={onShow}>
          <ArrowUp size={16} />
          {label(count)}
        </button>
      )}
    </Row>
  );
}
