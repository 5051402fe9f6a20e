import { useId, type ReactNode } from 'react';
import { Panel } from '@/ui/layout/layout';
import css from './PostCarForm.module.css';

interface PostCarSectionProps {
  title: string;
  children: ReactNode;
}

export function PostCarSection({ title, children }: PostCarSectionProps) {
  const id = useId();

  return (
    <Panel as="section" isPadded className={css.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={css.fields}>{children}</div>
    </Panel>
  );
}
