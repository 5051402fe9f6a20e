import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

const LABEL = /^Type (.+) to confirm/;

/** Types the email that the open dialog asks for. */
export async function typeEmail(user: UserEvent) {
  const label = await screen.findByText(LABEL);
  await user.click(screen.getByRole('textbox', { name: LABEL }));
  await user.paste(LABEL.exec(label.textContent)?.[1] ?? '');
}
