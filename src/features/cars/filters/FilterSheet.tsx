import Sliders from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { Button } from '@/shared/ui/button/Button';
import { Modal } from '@/shared/ui/dialog/Modal';
import { filterMessages as messages } from '@/shared/messages/filters';
import { clearFilters } from './carFilters';
import { matcher } from './carMatching';
import { ChoiceFilter } from './ChoiceFilter';
import type { FilterProps } from './FilterBar';
import css from './Filters.module.css';
import { RangeFilter } from './RangeFilter';

/** A button that opens all filters in a modal, for narrow screens. */
export function FilterSheet({ chosenCount, ...props }: FilterProps & { chosenCount: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const { cars, filters, onChange } = props;

  return (
    <>
      <Button
        icon={<Sliders size={16} strokeWidth={1.75} />}
        aria-label={chosenCount > 0 ? messages.withCount(messages.filters, chosenCount) : undefined}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {messages.filters}
        {chosenCount > 0 && <span>{` (${chosenCount})`}</span>}
      </Button>
      {isOpen && (
        <Modal
          title={messages.filters}
          onClose={() => setIsOpen(false)}
          footer={
            <>
              <Button onClick={() => onChange((current) => ({ ...clearFilters(current), search: current.search }))}>
                {messages.clearAll}
              </Button>
              <Button variant="primary" onClick={() => setIsOpen(false)}>
                {messages.show(cars.filter(matcher(filters)).length)}
              </Button>
            </>
          }
        >
          <div className={css['all']}>
            <ChoiceFilter group="condition" {...props} />
            <RangeFilter field="price" {...props} />
            <RangeFilter field="mileage" {...props} />
            <ChoiceFilter group="gear" {...props} />
            <ChoiceFilter group="status" {...props} />
          </div>
        </Modal>
      )}
    </>
  );
}
