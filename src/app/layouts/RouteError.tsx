import { Button } from '@/shared/ui/Button';
import { BrokenRoad } from '@/shared/ui/art/BrokenRoad';
import { EmptyState } from '@/shared/ui/EmptyState';
import { layoutWords } from '@/shared/words/layout';

/** Stands in for a page whose code did not arrive (a new version was deployed, the connection broke) or that broke. */
export function RouteError() {
  return (
    <main role="alert">
      <EmptyState
        art={<BrokenRoad />}
        title={layoutWords.brokenTitle}
        action={
          <Button look="primary" onClick={() => window.location.reload()}>
            {layoutWords.reload}
          </Button>
        }
      >
        {layoutWords.broken}
      </EmptyState>
    </main>
  );
}
