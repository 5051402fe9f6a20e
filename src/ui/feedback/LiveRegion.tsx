import { Children, createElement, useEffect, useState, type ReactNode } from 'react';
import type { Row, RowProps } from '@/ui/layout/layout';
import { LIVE_TEXT_DELAY_MS } from '@/ui/limits';
import { Text, VisuallyHidden } from '@/ui/Text';
import css from './LiveRegion.module.css';

interface LiveRegionProps extends RowProps {
  box?: typeof Text | typeof Row;
  /** An `alert` interrupts what is being read. */
  role?: 'status' | 'alert';
}

/**
 * Text that screen readers announce when it comes or changes. They announce only changes inside an existing region, so the text of a new
 * one is hidden from them for `LIVE_TEXT_DELAY_MS`. It is seen at once: what is below it must not move later, under a pointer.
 */
export function LiveRegion({ box = Text, role = 'status', children, ...look }: LiveRegionProps) {
  const [isKnown, setIsKnown] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsKnown(true), LIVE_TEXT_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  const Content = look.as === 'div' ? 'div' : 'span';
  const content = Children.toArray(children).length > 0 && (
    <Content className={css.text} aria-hidden={!isKnown}>
      {children}
    </Content>
  );
  return createElement(box, { ...look, role }, content);
}

/** A status that is announced, and not visible. */
export function Announcement({ children }: { children: ReactNode }) {
  return (
    <VisuallyHidden>
      <LiveRegion as="span">{children}</LiveRegion>
    </VisuallyHidden>
  );
}
