import Sliders from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { Button } from '@/shared/ui/Button';
import { Modal } from '@/shared/ui/Modal';
import { filterWords as words } from '@/shared/words/cars';
import { cleared } from './carFilters';
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
        aria-label={chosen > 0 ? words.withCount(words.filters, chosen) : undefined}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {words.filters}
        {chosen > 0 && ` (${chosen})`}
      </Button>
      {isOpen && (
        <Modal
          title={words.filters}
          onClose={() => setIsOpen(false)}
          footer={
            <>
              <Button onClick={() => onChange((now) => ({ ...cleared(now), search: now.search }))}>
                {words.clearAll}
              </Button>
              <Button look="primary" onClick={() => setIsOpen(false)}>
                {words.show(cars.filter(matcher(filters)).length)}
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
