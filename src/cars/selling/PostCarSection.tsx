import { useId, type ReactNode } from 'react';
import { cx } from '@/ui/cx';
import panel from '@/ui/layout/panel.module.css';
import css from './PostCarForm.module.css';

interface PostCarSectionProps {
  title: string;
  children: ReactNode;
}

export function PostCarSection({ title, children }: PostCarSectionProps) {
  const id = useId();

  return (
    <section className={cx(panel['panel'], css['part'])} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={css['fields']}>{children}</div>
    </section>
  );
}
