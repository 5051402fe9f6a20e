import { errorTexts as texts } from '@/api/texts';
import { Button } from '@/ui/button/Button';
import { Stack } from '@/ui/layout/Stack';
import css from './ErrorFallback.module.css';

/** The usual fallback of an `ErrorBoundary` inside a page. */
export function ErrorFallback({ onRetry }: { onRetry: () => void }) {
  return (
    <Stack gap={3} align="start" className={css.part}>
      <p role="alert">{texts.part}</p>
      <Button onClick={onRetry}>{texts.again}</Button>
    </Stack>
  );
}
