import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import * as v from 'valibot';

// The floor of home's polls: the same two lists each second, as React Query polls them by itself.
const root = document.querySelector('main');
if (!root) throw new Error('The page has no place for the list.');
const { api = '', email = '', token = '' } = root.dataset;

interface Post {
  _id: string;
  title: string;
  img?: string;
}

interface Wish {
  wishListIid: string;
}

async function read<T>(path: string): Promise<T[]> {
  const response = await fetch(api + path, { headers: { authorization: `Bearer ${token}` } });
  const list: unknown = await response.json();
  return v.parse(v.custom<T[]>(Array.isArray), list);
}

const posts = { queryKey: ['posts'], queryFn: () => read<Post>('/seller/post'), refetchInterval: 1000 };
const wishes = { queryKey: ['wishes'], queryFn: () => read<Wish>(`/wishlist?email=${email}`), refetchInterval: 1000 };

function Heart({ id }: { id: string }) {
  const { data = [] } = useQuery(wishes);
  return <button aria-pressed={data.some(({ wishListIid }) => wishListIid === id)}>Wishlist</button>;
}

function Home() {
  const { data = [] } = useQuery(posts);
  return data.slice(0, 6).map(({ _id, title, img }) => (
    <article key={_id}>
      <img src={img} alt="" />
      <h2>{title}</h2>
      <Heart id={_id} />
    </article>
  ));
}

createRoot(root).render(
  <QueryClientProvider client={new QueryClient()}>
    <Home />
  </QueryClientProvider>,
);
