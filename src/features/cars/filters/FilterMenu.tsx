import type { ReactNode } from 'react';
import { filterMessages as messages } from '@/shared/messages/filters';
import { DisclosureMenu } from '@/shared/ui/button/DisclosureMenu';
import css from './FilterMenu.module.css';

interface FilterMenuProps {
  label: string;
  /** The number of filters that are chosen in this menu. */
  chosenCount: number;
  children: ReactNode;
}

export function FilterMenu({ label, chosenCount, children }: FilterMenuProps) {
  return (
    <DisclosureMenu
      label={label}
      buttonLabel={chosenCount > 0 ? messages.withCount(label, chosenCount) : undefined}
      button={
        <>
          <span>{label}</span>
          {chosenCount > 0 && <b className={css['count']}>{chosenCount}</b>}
        </>
      }
      buttonClassName={css['button']}
      panelClassName={css['panel']}
    >
      {children}
    </DisclosureMenu>
  );
}
