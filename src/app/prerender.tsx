import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, Outlet } from 'react-router-dom';
import type { Identity } from '@/shared/session/identity';
import { paths } from '@/shared/config/paths';
import { PlaceholderUser } from '@/shared/session/SessionProvider';
import { Spinner } from '@/shared/ui/feedback/Spinner';
import { App } from './App';
import { matchAddress } from './matchAddress';
import { PROTECTED } from './routes';

/** A page's markup while the session is unknown and no data have been fetched. */
export interface Page {
  /** Markup for the document's `<head>`. */
  head: string;
  body: string;
  /** The path pattern in the route table, by which `main.tsx` knows whether the markup matches the browser's address. */
  path: string | undefined;
}

export async function renderPage(address: string): Promise<Page> {
  const { table, path, loadCode } = matchAddress(address);
  await loadCode();
  return { ...(await markupOf(table, address)), path };
}

const placeholder: Identity = {
  uid: '',
  email: '',
  name: '',
  photoUrl: undefined,
  isEmailVerified: true,
  createdAt: undefined,
};

/** These show what the device knows at once, such as the user or the chosen cars, so they have no skeleton of their own. */
const withoutSkeleton: readonly (string | undefined)[] = [paths.profile, paths.compare];

/** A protected page as it looks while its data are loading, without anything of a user. */
export async function renderProtectedPage(address: string): Promise<Page> {
  const { table, matched, loadCode } = matchAddress(address);
  await loadCode();
  const guard = matched.find(({ id }) => id === PROTECTED);
  const page = matched.at(-1);
  if (!guard || !page) throw new Error(`${address} is not a protected page.`);
  if (withoutSkeleton.includes(page.path)) page.Component = () => <Spinner />;
  guard.Component = () => (
    <PlaceholderUser value={placeholder}>
      <Outlet />
    </PlaceholderUser>
  );
  return { ...(await markupOf(table, address)), path: undefined };
}

/** The names of the components that an address needs: those of its layouts, its guards and its page, and the form of the sign-up page. */
export async function componentsOf(address: string): Promise<string[]> {
  const { matched, loadCode } = matchAddress(address);
  await loadCode();
  const names = matched.flatMap(({ Component }) => (Component ? [Component.name] : []));
  return address === paths.signUp ? [...names, 'SignUpForm'] : names;
}

async function markupOf(table: Parameters<typeof createMemoryRouter>[0], address: string) {
  const router = createMemoryRouter(table, { initialEntries: [address] });
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
    {
      // Everything in one piece: content that is streamed later would need a script that moves it into place.
      progressiveChunkSize: Infinity,
      onError: (error) => void failures.push(error),
    },
  );
  const html = await new Response(prelude).text();
  router.dispose();
  if (failures.length > 0) throw new AggregateError(failures, `${address} cannot be rendered: ${failures.join(', ')}`);
  const head = /^(?:<link\b[^>]*>|<title>[^<]*<\/title>)*/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
