import type { ReactNode } from 'react';
import { PageHeading } from '@/shared/ui/layout/PageHeading';
import { carMessages as messages } from '@/shared/messages/cars';
import css from './DetailsFrame.module.css';

interface DetailsFrameProps {
  /** Joins the document's title once it is known. */
  carTitle?: string | undefined;
  children: ReactNode;
}

/** The details page's grid and heading, which stay while the car arrives, so that the heading keeps the focus. */
export function DetailsFrame({ carTitle, children }: DetailsFrameProps) {
  return (
    <div className={css['frame']}>
      <div className={css['heading']}>
        <PageHeading isSmall title={carTitle && `${messages.detailsPage}, ${carTitle}`}>
          {messages.detailsPage}
        </PageHeading>
      </div>
      {children}
    </div>
  );
}
