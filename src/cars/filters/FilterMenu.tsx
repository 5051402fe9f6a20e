import type { ReactNode } from 'react';
import { filterTexts as texts } from './texts';
import { DisclosureMenu } from '@/ui/overlay/DisclosureMenu';
import { cx } from '@/ui/cx';
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
      buttonLabel={values === '' ? undefined : texts.chosenIn(label, values)}
      button={
        <span dir="auto" title={values === '' ? undefined : values}>
          {values === '' ? label : texts.shortened(values)}
        </span>
      }
      buttonClassName={cx(css.button, values !== '' && css.chosen)}
      panelClassName={css.panel}
    >
      {children}
    </DisclosureMenu>
  );
}
