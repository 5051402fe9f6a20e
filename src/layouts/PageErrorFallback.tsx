import { errorTexts as texts } from '@/api/texts';
import { BrokenRoad } from '@/ui/art/BrokenRoad';
import { ErrorOffers } from '@/ui/feedback/ErrorBoundary';
import { focusHeading, focusHeadingIfLost } from '@/ui/feedback/focus';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { PageHeading } from '@/ui/layout/layout';
import css from './PageErrorFallback.module.css';

interface PageErrorFallbackProps {
  reason: keyof typeof texts.why;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Replaces a page between header and footer. Nothing is loaded again until the user presses a button. */
export function PageErrorFallback({ reason, onRetry, isRetrying }: PageErrorFallbackProps) {
  const { title, text, offers } = texts.why[reason];

  return (
    <section ref={takeFocus} className={css.screen}>
      <div aria-hidden className={css.art}>
        <BrokenRoad />
      </div>
      <PageHeading>{title}</PageHeading>
      <LiveRegion role="alert">{text}</LiveRegion>
      <ErrorOffers offers={offers} onRetry={onRetry} isRetrying={isRetrying} variant="primary" />
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
