import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { enter } from './enter';

const LABEL = /^Type (.+) to confirm/;

/** Types the email that the open dialog asks for. */
export async function typeEmail(user: UserEvent) {
  const label = await screen.findByText(LABEL);
  await enter(user, screen.getByRole('textbox', { name: LABEL }), LABEL.exec(label.textContent)?.[1] ?? '');
}
