import type { ReactNode } from 'react';
import { filterMessages as messages } from '@/shared/messages/filters';
import { DisclosureMenu } from '@/shared/ui/button/DisclosureMenu';
import { cx } from '@/shared/ui/cx';
import css from './FilterMenu.module.css';

interface FilterMenuProps {
  label: string;
  /** The values that are chosen in this menu, which its button shows. */
  chosen: readonly string[];
  children: ReactNode;
}

export function FilterMenu({ label, chosen, children }: FilterMenuProps) {
  const values = chosen.join(', ');

  return (
    <DisclosureMenu
      label={label}
      buttonLabel={values === '' ? undefined : messages.chosenIn(label, values)}
      button={
        <span dir="auto" title={values === '' ? undefined : values}>
          {values === '' ? label : messages.shortened(values)}
        </span>
      }
      buttonClassName={cx(css['button'], values !== '' && css['chosen'])}
      panelClassName={css['panel']}
    >
      {children}
    </DisclosureMenu>
  );
}
