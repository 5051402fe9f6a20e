import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { DayPicker, type Modifiers } from 'react-day-picker';
import { dateText } from '@/shared/format';
import { Button } from '@/shared/ui/Button';
import { profileWords as words } from '@/shared/words/users';
import css from './Calendar.module.css';

/** Begins at the month of joining, with that day marked. */
export function JoiningCalendar({ joinedAt }: { joinedAt: Date | undefined }) {
  const [month, setMonth] = useState(() => joinedAt ?? new Date());

  return (
    <section aria-label={words.calendar} className={css['calendar']}>
      <DayPicker
        month={month}
        onMonthChange={setMonth}
        weekStartsOn={1}
        showOutsideDays
        fixedWeeks
        navLayout="around"
        modifiers={{ joined: joinedAt }}
        modifiersClassNames={{ joined: css['joined'] ?? '' }}
        classNames={parts}
        components={{ Chevron }}
        labels={{ labelGridcell: nameOfDay }}
      />
      <div className={css['foot']}>
        {joinedAt && (
          <Button look="quiet" onClick={() => setMonth(joinedAt)}>
            {words.toJoiningDay}
          </Button>
        )}
        <Button look="quiet" onClick={() => setMonth(new Date())}>
          {words.toToday}
        </Button>
      </div>
    </section>
  );
}

const parts = Object.fromEntries(
  ['month', 'month_caption', 'month_grid', 'button_previous', 'button_next', 'weekday', 'day', 'outside', 'today'].map(
    (part) => [part, css[part] ?? ''],
  ),
);

function nameOfDay(date: Date, modifiers?: Modifiers) {
  return modifiers?.['joined'] ? words.joiningDay(dateText(date)) : dateText(date);
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  const Arrow = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Arrow size={20} strokeWidth={1.75} aria-hidden />;
}
