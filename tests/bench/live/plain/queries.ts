import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { env } from '@/shared/config/env';

/** A post as it comes: what is not read here stays untouched. */
export interface Post {
  _id: string;
  title?: string;
  img?: string;
  price?: number;
  slug?: string;
  condition?: string;
  displayName?: string;
  photoURL?: string;
  email?: string;
}

export interface Wished {
  _id: string;
  wishListIid: string;
}

/** Who looks: the measuring puts the e-mail into the address. */
const email = new URLSearchParams(location.search).get('email') ?? '';

export const sellerPosts = queryOptions({
  queryKey: ['seller-posts'],
  queryFn: () => read<Post>('/seller/post'),
  refetchInterval: 1000,
});

export const wishes = queryOptions({
  queryKey: ['wishes'],
  queryFn: () => read<Wished>(`/wishlist?email=${encodeURIComponent(email)}`),
  refetchInterval: 1000,
});

export const allCars = queryOptions({ queryKey: ['cars'], queryFn: () => read<Post>('/cars'), staleTime: 30_000 });

/** As the product keeps it. */
const tokenSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ token: v.string() }),
  v.transform(({ token }) => token),
);

async function read<T>(path: string) {
  const answer = await fetch(env.apiUrl + path, {
    headers: { authorization: `Bearer ${v.parse(tokenSchema, localStorage.getItem('access_token'))}` },
  });
  const list: unknown = await answer.json();
  return v.parse(v.custom<T[]>(Array.isArray), list);
}
