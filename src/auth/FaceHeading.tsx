import { PageHeading } from '@/ui/layout/layout';
import css from './auth.module.css';

interface FaceHeadingProps {
  /** Only the face that is up renders an h1, so that the page has exactly one. */
  isUp: boolean;
  title: string;
  children: string;
}

export function FaceHeading({ isUp, title, children }: FaceHeadingProps) {
  return <div className={css.heading}>{isUp ? <PageHeading title={title}>{children}</PageHeading> : children}</div>;
}
