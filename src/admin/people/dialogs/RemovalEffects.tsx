import type { UseQueryResult } from '@tanstack/react-query';
import { dialogTexts as texts } from '@/admin/people/texts';
import { Spinner } from '@/ui/feedback/loading';
import { ErrorNote } from '@/ui/feedback/notes';
import { Row, Stack } from '@/ui/layout/layout';
import css from './dialogs.module.css';

interface RemovalFactsProps {
  name: string;
  /**
   * The number of other records with the same email. While there is one, the user keeps the posts and can still sign in. Undefined if it
   * could not be read: then nothing is said of them, and no posts are offered for removal.
   */
  others: number | undefined;
  records: UseQueryResult;
  posts: UseQueryResult<readonly unknown[]>;
  isWithPosts: boolean;
  onChoose: (isWithPosts: boolean) => void;
  isLocked: boolean;
}

/** Explains what the removal means, and offers to remove the user's posts too. */
export function RemovalEffects(props: RemovalFactsProps) {
  const { name, others, records, posts, isWithPosts, onChoose, isLocked } = props;
  const count = posts.data?.length ?? 0;

  if (records.isLoading || posts.isLoading) return <Spinner label={texts.checking} />;
  return (
    <Stack gap={3}>
      <p>{effectOf(name, others)}</p>
      <ReadFailure query={records} title={texts.duplicatesUnknown} />
      {others === 0 && (
        <>
          <ReadFailure query={posts} title={texts.postsUnknown} />
          {posts.data && <p>{count === 0 ? texts.noPosts : texts.postsStay(count)}</p>}
          {count > 0 && (
            <Row as="label" gap={3} className={css.choice}>
              <input
                type="checkbox"
                checked={isWithPosts}
                disabled={isLocked}
                onChange={(event) => onChoose(event.target.checked)}
              />
              <span>{texts.removePosts(count)}</span>
            </Row>
          )}
        </>
      )}
    </Stack>
  );
}

function effectOf(name: string, others: number | undefined) {
  if (others === undefined) return texts.removeProfile(name);
  return others > 0 ? texts.removeTwin(name, others) : texts.removeText(name);
}

function ReadFailure({ query, title }: { query: UseQueryResult; title: string }) {
  if (query.data !== undefined || !query.error) return null;
  return (
    <ErrorNote
      isCompact
      title={title}
      error={query.error}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
