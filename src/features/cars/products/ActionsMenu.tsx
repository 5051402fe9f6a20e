import type { ReactNode } from 'react';
import { myProductsMessages as messages } from '@/shared/messages/myProducts';
import { DisclosureMenu } from '@/shared/ui/button/DisclosureMenu';
import css from './ActionsMenu.module.css';

/** The actions of a car. */
export function ActionsMenu({ title, children }: { title: string; children: ReactNode }) {
  const label = messages.actionsFor(title);

  return (
    <DisclosureMenu
      label={label}
      buttonLabel={label}
      button={messages.actions}
      buttonClassName={css['button']}
      panelClassName={css['panel']}
    >
      {children}
    </DisclosureMenu>
  );
}
