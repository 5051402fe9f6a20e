import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { env } from '@/shared/config/env';

/** A post as received. Other fields exist but are not used. */
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

export interface WishlistItem {
  _id: string;
  wishListIid: string;
}

/** The signed-in user; the benchmark passes the e-mail in the URL. */
const email = new URLSearchParams(location.search).get('email') ?? '';

export const sellerPosts = queryOptions({
  queryKey: ['seller-posts'],
  queryFn: () => read<Post>('/seller/post'),
  refetchInterval: 1000,
});

export const wishes = queryOptions({
  queryKey: ['wishes'],
  queryFn: () => read<WishlistItem>(`/wishlist?email=${encodeURIComponent(email)}`),
  refetchInterval: 1000,
});

export const allCars = queryOptions({ queryKey: ['cars'], queryFn: () => read<Post>('/cars'), staleTime: 30_000 });

/** The format in which the app stores the token. */
const tokenSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ token: v.string() }),
  v.transform(({ token }) => token),
);

async function read<T>(path: string) {
  const response = await fetch(env.apiUrl + path, {
    headers: { authorization: `Bearer ${v.parse(tokenSchema, localStorage.getItem('access_token'))}` },
  });
  const list: unknown = await response.json();
  return v.parse(v.custom<T[]>(Array.isArray), list);
}
