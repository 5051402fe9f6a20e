import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMedia } from '@/shared/ui/useMedia';
import css from './ChangesPanel.module.css';

interface ChangesColumnProps {
  title: string;
  link: { to: string; text: string; label: string };
  children: ReactNode;
}

/** A column of the panel. On a narrow screen it is folded to its heading, which opens it. */
export function ChangesColumn({ title, link, children }: ChangesColumnProps) {
  const isNarrow = useMedia('(max-width: 720px)');
  const [isUnfolded, setIsUnfolded] = useState(false);
  const list = useId();
  const isOpen = !isNarrow || isUnfolded;

  return (
    <div className={css['column']}>
      <div className={css['line']}>
        <h3 dir="auto" title={title}>
          {isNarrow ? (
            <button
              type="button"
              className={css['fold']}
              aria-expanded={isOpen}
              aria-controls={isOpen ? list : undefined}
              onClick={() => setIsUnfolded(!isUnfolded)}
            >
              <ChevronDown size={18} strokeWidth={1.75} />
              <span>{title}</span>
            </button>
          ) : (
            title
          )}
        </h3>
        <Link to={link.to} aria-label={link.label} className={css['link']}>
          {link.text}
        </Link>
      </div>
      {isOpen && <ul id={list}>{children}</ul>}
    </div>
  );
}
