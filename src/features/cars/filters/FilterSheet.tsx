import Sliders from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { Button } from '@/shared/ui/button/Button';
import { Modal } from '@/shared/ui/dialog/Modal';
import { filterMessages as messages } from '@/shared/messages/cars';
import { clearFilters } from './carFilters';
import { matcher } from './carMatching';
import { ChoiceFilter } from './ChoiceFilter';
import type { FilterProps } from './FilterBar';
import css from './Filters.module.css';
import { RangeFilter } from './RangeFilter';

/** All filters behind one button, for small screens. */
export function FilterSheet({ chosen, ...props }: FilterProps & { chosen: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const { cars, filters, onChange } = props;

  return (
    <>
      <Button
        icon={<Sliders size={16} strokeWidth={1.75} />}
        aria-label={chosen > 0 ? messages.withCount(messages.filters, chosen) : undefined}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {messages.filters}
        {chosen > 0 && ` (${chosen})`}
      </Button>
      {isOpen && (
        <Modal
          title={messages.filters}
          onClose={() => setIsOpen(false)}
          footer={
            <>
              <Button onClick={() => onChange((now) => ({ ...clearFilters(now), search: now.search }))}>
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
