import { within } from '@testing-library/react';
import { database } from '@tests/support/database';
import { enter } from '@tests/support/enter';
import { aPhoto } from '@tests/support/photo';
import type { visit } from '@tests/support/visit';

type Page = Awaited<ReturnType<typeof visit>>;

export const ines = { name: 'Ines Moreau', email: 'ines@example.test', password: 'second-gear' };
export const photoButton = { name: 'Account of Ines Moreau' };
export const done = 'Sign Up Successfully Done';
export const records = () => database.users.find({ email: ines.email });

/** Fills in the sign-up form without submitting it. */
export async function fill(
  { user, screen }: Page,
  { role = 'Buyer', email = ines.email, password = ines.password } = {},
) {
  const form = within(await screen.findByRole('form', { name: 'Sign up' }));
  await enter(user, form.getByLabelText('Name'), ines.name);
  await user.upload(form.getByLabelText('Photo'), await aPhoto({ name: 'me.jpg' }));
  await enter(user, form.getByLabelText('Email'), email);
  await user.click(form.getByLabelText(role));
  await enter(user, form.getByLabelText('Password'), password);
}

/** Clears all radio buttons, as a browser may do when it restores a form. */
export function chooseNone({ screen }: Page) {
  for (const radio of screen.getAllByRole<HTMLInputElement>('radio')) radio.checked = false;
}

export const send = ({ user, screen }: Pick<Page, 'user' | 'screen'>) =>
  user.click(screen.getByRole('button', { name: 'Sign up' }));
