import { ErrorNote } from '@/shared/ui/feedback/ErrorNote';
import { Spinner } from '@/shared/ui/feedback/Spinner';
import { dialogMessages as messages } from '@/shared/messages/users';
import css from './dialogs.module.css';
import type { Post } from '../posts';

interface Read<T> {
  data: T | undefined;
  error: unknown;
  isLoading: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface RemovalFactsProps {
  who: string;
  /** How many other records of the same e-mail there are: they keep its posts and its way in. */
  others: number;
  records: Read<unknown>;
  posts: Read<readonly Post[]>;
  isWithPosts: boolean;
  onChoose: (isWithPosts: boolean) => void;
  isLocked: boolean;
}

/** What a removal means, and whether the posts go too. */
export function RemovalFacts(props: RemovalFactsProps) {
  const { who, others, records, posts, isWithPosts, onChoose, isLocked } = props;
  const count = posts.data?.length ?? 0;

  if (records.isLoading || posts.isLoading) return <Spinner label={messages.checking} />;
  return (
    <div className={css['stack']}>
      <p>{others > 0 ? messages.removeTwin(who, others) : messages.removeText(who)}</p>
      <Unread read={records} title={messages.twinsUnknown} />
      {others === 0 && (
        <>
          <Unread read={posts} title={messages.postsUnknown} />
          {posts.data && <p>{count === 0 ? messages.noPosts : messages.postsStay(count)}</p>}
          {count > 0 && (
            <label className={css['choice']}>
              <input
                type="checkbox"
                checked={isWithPosts}
                disabled={isLocked}
                onChange={(event) => onChoose(event.target.checked)}
              />
              {messages.removePosts(count)}
            </label>
          )}
        </>
      )}
    </div>
  );
}

function Unread({ read, title }: { read: Read<unknown>; title: string }) {
  if (read.data !== undefined || !read.error) return null;
  return (
    <ErrorNote
      isCompact
      title={title}
      error={read.error}
      isRetrying={read.isFetching}
      onRetry={() => void read.refetch()}
    />
  );
}
