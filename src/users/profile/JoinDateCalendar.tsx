import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { DayPicker, type Modifiers } from 'react-day-picker';
import { useNow } from '@/lib/browser/useNow';
import { formatDate } from '@/lib/text/format';
import { Button } from '@/ui/button/Button';
import { Panel, Row } from '@/ui/layout/layout';
import { profileTexts as texts } from './texts';
import css from './Calendar.module.css';

/** Opens at the month in which the user joined, with that day marked. */
export function JoinDateCalendar({ joinedAt }: { joinedAt: Date | undefined }) {
  const today = new Date(useNow());
  const [month, setMonth] = useState(() => joinedAt ?? new Date());

  return (
    <Panel as="section" aria-label={texts.calendar} isPadded>
      <DayPicker
        today={today}
        month={month}
        onMonthChange={setMonth}
        weekStartsOn={1}
        showOutsideDays
        fixedWeeks
        navLayout="around"
        modifiers={{ joined: joinedAt }}
        modifiersClassNames={{ joined: css.joined }}
        classNames={dayPickerClasses}
        components={{ Chevron }}
        labels={{ labelGridcell: nameOfDay }}
      />
      <Row gap={1} align="stretch" justify="between" isWrapping className={css.foot}>
        {joinedAt && (
          <Button variant="quiet" onClick={() => setMonth(joinedAt)}>
            {texts.toJoiningDay}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setMonth(new Date())}>
          {texts.toToday}
        </Button>
      </Row>
    </Panel>
  );
}

const dayPickerClasses = {
  month: css.month,
  month_caption: css.month_caption,
  month_grid: css.month_grid,
  button_previous: css.button_previous,
  button_next: css.button_next,
  weekday: css.weekday,
  day: css.day,
  outside: css.outside,
  today: css.today,
};

function nameOfDay(date: Date, modifiers?: Modifiers) {
  return modifiers?.['joined'] ? texts.joiningDay(formatDate(date)) : formatDate(date);
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  const Arrow = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Arrow size={20} aria-hidden />;
}
