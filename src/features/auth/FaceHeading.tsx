import { PageHeading } from '@/shared/ui/layout/PageHeading';
import css from './auth.module.css';

interface FaceHeadingProps {
  /** The page has one h1: that of the face that is up. */
  isUp: boolean;
  title: string;
  children: string;
}

export function FaceHeading({ isUp, title, children }: FaceHeadingProps) {
  return <div className={css['heading']}>{isUp ? <PageHeading title={title}>{children}</PageHeading> : children}</div>;
}
