import type { screen } from '@testing-library/react';
import { enter } from '@tests/support/enter';
import type { visit } from '@tests/support/visit';

type Page = Pick<Awaited<ReturnType<typeof visit>>, 'user'> & {
  screen: Pick<typeof screen, 'findByLabelText' | 'getByLabelText' | 'getByRole'>;
};

/** Fills in the login form and submits it. */
export async function login({ user, screen }: Page, { email, password }: { email: string; password: string }) {
  await enter(user, await screen.findByLabelText('Email'), email);
  await enter(user, screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

export const photoOf = ({ name }: { name: string }) => ({ name: `Account of ${name}` });
