import type { ReactNode } from 'react';
import { Text } from '@/ui/Text';
import { Row } from './layout';
import css from './DescriptionList.module.css';

/** What is known of a car or a person, a line each. */
export function DescriptionList({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <dl className={className}>{children}</dl>;
}

export function Description({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Row gap={4} rowGap={0} justify="between" isWrapping size="m" className={css.fact}>
      <Text as="dt" isMuted>
        {label}
      </Text>
      <Text as="dd" dir="auto" weight="medium" isBreaking>
        {children}
      </Text>
    </Row>
  );
}
