import { mutationOptions, type UseQueryOptions } from '@tanstack/react-query';
import { currentUserEmail } from '@/shared/session/apiAs';
import { keys } from '@/shared/config/queryKeys';

/** What this subject needs of a car post. */
export interface Post {
  id: string;
  title: string | undefined;
}

/** The posts of an e-mail, and how one is taken off the market: handed in by the page. */
export interface PostsAccess<P extends Post> {
  of: (email: string) => UseQueryOptions<P[]>;
  takeDown: TakeDown;
}

type TakeDown = (id: string, admin: string | undefined) => Promise<unknown>;

export interface FailedPost {
  post: Post;
  error: unknown;
}

/** One after another; each that fails is in the answer with its reason, and the others go nevertheless. */
export const removePosts = (takeDown: TakeDown) =>
  mutationOptions({
    mutationFn: async (posts: readonly Post[]) => {
      const admin = currentUserEmail();
      const failed: FailedPost[] = [];
      for (const post of posts) await takeDown(post.id, admin).catch((error: unknown) => failed.push({ post, error }));
      return failed;
    },
    meta: { refreshes: [keys.cars, keys.reports] },
  });
