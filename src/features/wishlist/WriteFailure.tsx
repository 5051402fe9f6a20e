import X from 'lucide-react/icons/x';
import { ErrorNote } from '@/shared/ui/feedback/ErrorNote';
import { IconButton } from '@/shared/ui/button/IconButton';
import { wishlistMessages as messages } from '@/shared/messages/wishlist';
import css from './WriteFailure.module.css';

interface Write<T> {
  error: unknown;
  variables: T | undefined;
  mutate: (variables: T) => void;
  reset: () => void;
}

interface WriteFailureProps<A, B> {
  /** At most one of them has an error. */
  writes: readonly [Write<A>] | readonly [Write<A>, Write<B>];
  /** `below` and `above` float next to small controls, so that the card keeps its height. */
  place: 'inline' | 'below' | 'above';
}

/** Shows next to a control why its write failed, with a button that repeats the same write. */
export function WriteFailure<A, B = never>({ writes, place }: WriteFailureProps<A, B>) {
  const [first, second] = writes;
  return failureOf(first, place) ?? (second ? failureOf(second, place) : null);
}

function failureOf<T>({ error, variables, mutate, reset }: Write<T>, place: string) {
  if (error === null || variables === undefined) return undefined;
  return (
    <div className={css[place]}>
      <ErrorNote error={error} isCompact onRetry={() => mutate(variables)} />
      {place !== 'inline' && (
        <IconButton variant="ghost" label={messages.dismiss} onClick={reset}>
          <X size={16} />
        </IconButton>
      )}
    </div>
  );
}
