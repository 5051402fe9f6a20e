import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

const LABEL = 'To go on, type the e-mail ';

/** Types the e-mail that the open dialog asks for. */
export async function typeEmail(user: UserEvent) {
  const label = await screen.findByText(new RegExp(`^${LABEL}`));
  await user.click(screen.getByRole('textbox', { name: new RegExp(`^${LABEL}`) }));
  await user.paste(label.textContent.slice(LABEL.length));
}
