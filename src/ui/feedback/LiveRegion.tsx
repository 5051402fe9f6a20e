import { createElement, useEffect, useState } from 'react';
import type { Row, RowProps } from '@/ui/layout/layout';
import { EMPTY_REGION_MS } from '@/ui/limits';
import { Text } from '@/ui/Text';

interface LiveRegionProps extends RowProps {
  box?: typeof Text | typeof Row;
  /** An `alert` interrupts what is being read. */
  role?: 'status' | 'alert';
}

/**
 * Text that screen readers announce when it comes or changes. They announce only changes inside an existing region, so the region is
 * there first: one that is rendered with its text stays empty for `EMPTY_REGION_MS`.
 */
export function LiveRegion({ box = Text, role = 'status', className, children, ...look }: LiveRegionProps) {
  const [isThere, setIsThere] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsThere(true), EMPTY_REGION_MS);
    return () => clearTimeout(timer);
  }, []);

  // Without its text, a box around it would be an empty one.
  const isAwaited = Boolean(children) && !isThere;
  return createElement(box, { ...look, role, className: isAwaited ? undefined : className }, isThere ? children : null);
}
