import type { ReactNode } from 'react';
import { PageHeading } from '@/ui/layout/layout';
import { carDetailsTexts as texts } from './texts';
import css from './DetailsFrame.module.css';

interface DetailsFrameProps {
  /** Appended to the document's title; undefined until the car is loaded. */
  carTitle?: string | undefined;
  children: ReactNode;
  /** Sections below the car, as wide as the page. */
  below?: ReactNode;
}

/** The grid and the heading of the details page. They stay mounted while the car loads, so that the heading keeps the focus. */
export function DetailsFrame({ carTitle, children, below }: DetailsFrameProps) {
  return (
    <>
      <div className={css.frame}>
        <div className={css.heading}>
          <PageHeading isSmall title={carTitle && `${texts.detailsPage}, ${carTitle}`}>
            {texts.detailsPage}
          </PageHeading>
        </div>
        {children}
      </div>
      {below}
    </>
  );
}
