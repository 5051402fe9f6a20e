import type { ReactNode } from 'react';
import { myProductsMessages as messages } from '@/shared/messages/myProducts';
import { DisclosureMenu } from '@/shared/ui/button/DisclosureMenu';
import menu from '@/shared/ui/button/menuItems.module.css';
import { cx } from '@/shared/ui/cx';
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
      panelClassName={cx(menu['items'], css['panel'])}
    >
      {children}
    </DisclosureMenu>
  );
}
