import { Button } from '@/ui/button/Button';
import { Announcement } from '@/ui/feedback/LiveRegion';
import { Modal } from '@/ui/overlay/Modal';
import { Text } from '@/ui/Text';
import { chosenIn, nothingChosen, type CarQuery, type Field } from './carQuery';
import { homeTexts } from './texts';
import css from './SearchSheet.module.css';

const texts = homeTexts.search;

interface SearchSheetProps {
  fields: readonly Field[];
  query: CarQuery;
  count: number | undefined;
  onChoose: (choices: Partial<CarQuery>) => void;
  onShow: () => void;
  onClose: () => void;
}

/** The search of a phone, with all choices in view. */
export function SearchSheet({ fields, query, count, onChoose, onShow, onClose }: SearchSheetProps) {
  return (
    <Modal
      size="sheet"
      title={texts.title}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" className={css.clear} onClick={() => onChoose(nothingChosen)}>
            {texts.clear}
          </Button>
          <Button variant="primary" size="large" disabled={count === 0} onClick={onShow}>
            {texts.show(count)}
          </Button>
        </>
      }
    >
      <Announcement>{chosenIn(query, fields) !== '' && texts.show(count)}</Announcement>
      {fields.map(({ part, name, label, options }) => (
        <fieldset key={name}>
          <Text as="legend" size="s" weight="strong">
            {label}
          </Text>
          <div className={css.options}>
            {options.map((option) => (
              <label key={option.value} className={css.option}>
                <input
                  type="radio"
                  name={name}
                  value={option.value}
                  checked={query[part] === option.value}
                  onChange={() => onChoose({ [part]: option.value })}
                />
                <bdi>{option.label}</bdi>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </Modal>
  );
}
