import { mutationOptions, type UseQueryOptions } from '@tanstack/react-query';
import type { Outcome } from '@/api/acks';
import { currentUserEmail } from '@/session/apiAs';
import { keys } from '@/lib/config/queryKeys';

/** The fields of a car post that this feature needs. */
export interface Post {
  id: string;
  title: string | undefined;
}

/** How to fetch the posts of a seller's e-mail, and how to remove one. The page provides it. */
export interface PostsAccess<P extends Post> {
  query: (email: string) => UseQueryOptions<P[], Error, P[], string[]>;
  takeDown: TakeDown;
}

type TakeDown = (id: string, admin: string | undefined) => Promise<Outcome>;

export interface FailedPost {
  post: Post;
  error: unknown;
}

/** Removes the posts one after another, even if some fail. Resolves with those that failed and their errors. */
export const removePosts = (takeDown: TakeDown) =>
  mutationOptions({
    mutationFn: async (posts: readonly Post[]) => {
      const admin = currentUserEmail();
      const failed: FailedPost[] = [];
      for (const post of posts) {
        try {
          await takeDown(post.id, admin);
        } catch (error) {
          failed.push({ post, error });
        }
      }
      return failed;
    },
    meta: { invalidates: [keys.cars, keys.reports] },
  });
