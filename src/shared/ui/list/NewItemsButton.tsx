import ArrowUp from 'lucide-react/icons/arrow-up';
import { uiMessages } from '@/shared/messages/ui';
import css from './NewItemsButton.module.css';

interface NewItemsButtonProps {
  count: number;
  onShow: () => void;
}

/** New rows of a live list wait behind it; the empty region stays, so that its coming is read out. */
export function NewItemsButton({ count, onShow }: NewItemsButtonProps) {
  return (
    <div aria-live="polite" className={css['region']}>
      {count > 0 && (
        <button type="button" className={css['pill']} title={uiMessages.showNew} onClick={onShow}>
          <ArrowUp size={16} />
          {uiMessages.fresh(count)}
        </button>
      )}
    </div>
  );
}
