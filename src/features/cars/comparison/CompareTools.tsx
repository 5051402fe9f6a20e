import Trash from 'lucide-react/icons/trash-2';
import { Button } from '@/shared/ui/button/Button';
import { PrintButton } from '@/shared/ui/button/PrintButton';
import { ShareButton } from '@/shared/ui/button/ShareButton';
import { comparisonMessages } from '@/shared/messages/comparison';
import css from './CompareTools.module.css';

const messages = comparisonMessages.page;

interface CompareToolsProps {
  title: string;
  isOnlyDifferences: boolean;
  /** How many rows have the same value in every column. */
  sameCount: number;
  onToggle: () => void;
  onClear: () => void;
}

export function CompareTools({ title, isOnlyDifferences, sameCount, onToggle, onClear }: CompareToolsProps) {
  return (
    <div className={css['tools']}>
      <button type="button" role="switch" aria-checked={isOnlyDifferences} className={css['switch']} onClick={onToggle}>
        <span className={css['track']} aria-hidden />
        <b>{messages.onlyDifferences}</b>{' '}
        <span className={css['state']}>{isOnlyDifferences ? messages.on(sameCount) : messages.off(sameCount)}</span>
      </button>
      <ShareButton title={title} address={window.location.href} variant="outline" />
      <PrintButton variant="outline" />
      <Button icon={<Trash size={18} strokeWidth={1.75} />} onClick={onClear}>
        {messages.clear}
      </Button>
    </div>
  );
}
