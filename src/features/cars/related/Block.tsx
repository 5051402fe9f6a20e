import { useId, type ReactNode } from 'react';
import css from './Block.module.css';

interface BlockProps {
  title: string;
  lead?: string | undefined;
  /** A control at the end of the heading's line. */
  end?: ReactNode;
  children: ReactNode;
}

/** A titled part of the details page, below the car. */
export function Block({ title, lead, end, children }: BlockProps) {
  const id = useId();

  return (
    <section className={css['block']} aria-labelledby={id}>
      <div className={css['head']}>
        <div>
          <h2 id={id} className={css['title']}>
            {title}
          </h2>
          {lead && <p className={css['lead']}>{lead}</p>}
        </div>
        {end}
      </div>
      {children}
    </section>
  );
}
