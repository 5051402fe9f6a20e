import { BrokenRoad } from '@/ui/art/BrokenRoad';
import { Button } from '@/ui/button/Button';
import { ErrorNote } from '@/ui/feedback/notes';
import { focusHeading, focusHeadingIfLost } from '@/ui/feedback/focus';
import { PageHeading, Row } from '@/ui/layout/layout';
import { reloadSite } from '@/lib/browser/reloadSite';
import { useWrite } from '@/api/useWrite';
import { errorTexts as texts } from '@/api/texts';
import css from './PageErrorFallback.module.css';

interface PageErrorFallbackProps {
  reason: keyof typeof texts.why;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Replaces a page between header and footer. Nothing is loaded again until the user presses a button. */
export function PageErrorFallback({ reason, onRetry, isRetrying }: PageErrorFallbackProps) {
  const reload = useWrite({ mutationFn: () => reloadSite() });
  const { title, text, offers } = texts.why[reason];

  return (
    <section ref={takeFocus} className={css.screen}>
      <div aria-hidden className={css.art}>
        <BrokenRoad />
      </div>
      <PageHeading>{title}</PageHeading>
      <p role="alert">{text}</p>
      <Row gap={2} align="stretch" justify="center" isWrapping>
        {offers.again && (
          <Button variant="primary" isBusy={isRetrying} onClick={onRetry}>
            {texts.again}
          </Button>
        )}
        {offers.reload && (
          <Button
            variant={offers.again ? undefined : 'primary'}
            isBusy={reload.isPending}
            onClick={() => reload.mutate()}
          >
            {texts.reload}
          </Button>
        )}
      </Row>
      <ErrorNote isCompact error={reload.error} />
    </section>
  );
}

/**
 * A ref callback: the element that had the focus was removed with the broken page, so the heading takes it. The cleanup
 * does the same for the page that replaces this one.
 */
function takeFocus() {
  focusHeading();
  return focusHeadingIfLost;
}
