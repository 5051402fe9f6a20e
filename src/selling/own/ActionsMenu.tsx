import type { ReactNode } from 'react';
import { DisclosureMenu } from '@/ui/overlay/DisclosureMenu';
import { myCarsTexts as texts } from './texts';
import css from './ActionsMenu.module.css';

/** The actions of a car. */
export function ActionsMenu({ title, children }: { title: string; children: ReactNode }) {
  const label = texts.actionsFor(title);

  return (
    <DisclosureMenu
      label={label}
      buttonLabel={label}
      button={texts.actions}
      buttonClassName={css.button}
      panelClassName={css.panel}
      isMenu
    >
      {children}
    </DisclosureMenu>
  );
}
