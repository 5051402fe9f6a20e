import { identityErrorSlice } from '@/shared/api/describeError';
import { ErrorNote } from '@/shared/ui/feedback/ErrorNote';
import css from './auth.module.css';

/** The error's description and, below it in small print, the slice of Firebase's message that section 5 requires. */
export function AuthError({ error }: { error: unknown }) {
  if (!error) return null;
  const slice = identityErrorSlice(error);

  return (
    <div className={css['error']}>
      <ErrorNote isCompact error={error} />
      {slice && <small>{slice}</small>}
    </div>
  );
}
