import type { ReactNode } from 'react';
import { Row, Stack } from '@/ui/layout/layout';
import { Text } from '@/ui/Text';
import css from './EmptyState.module.css';

interface EmptyStateProps {
  art?: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** Shown instead of an empty list: says what the list is for, and what to do next. */
export function EmptyState({ art, title, children, action }: EmptyStateProps) {
  return (
    <Stack align="center" className={css.state}>
      {art && (
        <div aria-hidden className={css.art}>
          {art}
        </div>
      )}
      <p className={css.title}>{title}</p>
      {children && (
        <Text as="div" isMuted className={css.words}>
          {children}
        </Text>
      )}
      {action && (
        <Row gap={2} align="stretch" justify="center" isWrapping className={css.action}>
          {action}
        </Row>
      )}
    </Stack>
  );
}
