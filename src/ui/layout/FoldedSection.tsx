import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Text } from '@/ui/Text';
import { Row } from './layout';
import css from './FoldedSection.module.css';

interface FoldedSectionProps {
  id?: string;
  title: string;
  /** What is inside, in a few words. */
  hint?: ReactNode;
  /** Rendered once the section is open. */
  children: ReactNode;
}

/** A titled part of a page that is folded until it is opened, or until the address names its id. */
export function FoldedSection({ id, title, hint, children }: FoldedSectionProps) {
  const titleId = useId();
  const details = useRef<HTMLDetailsElement>(null);
  const [isInAddress] = useState(id !== undefined && window.location.hash === `#${id}`);
  const [isOpen, setIsOpen] = useState(isInAddress);

  useEffect(() => {
    if (isInAddress) details.current?.scrollIntoView();
  }, [isInAddress]);

  return (
    <section aria-labelledby={titleId} className={css.section}>
      <details ref={details} id={id} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <Row as="summary" gap={4}>
          <h2 id={titleId}>{title}</h2>
          <Text as="span" size="m" isMuted className={css.hint}>
            {hint}
          </Text>
          <ChevronDown size={20} color="var(--muted)" aria-hidden />
        </Row>
        {isOpen && <div className={css.content}>{children}</div>}
      </details>
    </section>
  );
}
