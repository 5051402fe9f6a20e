import { wishChangeMessages as messages } from '@/shared/messages/wishChanges';
import css from './ChooseBox.module.css';

interface ChooseBoxProps {
  title: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** A checkbox on the picture of a car: the table adds up the prices of the chosen cars. */
export function ChooseBox({ title, isChosen, onChoose }: ChooseBoxProps) {
  return (
    <label className={css['choose']}>
      <input
        type="checkbox"
        aria-label={messages.choose(title)}
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
    </label>
  );
}
