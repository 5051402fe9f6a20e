import ArrowUp from 'lucide-react/icons/arrow-up';
import { uiWords } from '@/shared/words/ui';
import css from './FreshButton.module.css';

interface FreshButtonProps {
  count: number;
  onShow: () => void;
}

/** New rows of a live list wait behind it; the empty region stays, so that its coming is read out. */
export function FreshButton({ count, onShow }: FreshButtonProps) {
  return (
    <div aria-live="polite" className={css['region']}>
      {count > 0 && (
        <button type="button" className={css['pill']} title={uiWords.showFresh} onClick={onShow}>
          <ArrowUp size={16} />
          {uiWords.fresh(count)}
        </button>
      )}
    </div>
  );
}
