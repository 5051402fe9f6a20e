import type { ReactNode } from 'react';
import { ButtonLink } from '@/ui/button/Button';
import { Row, Stack } from '@/ui/layout/layout';
import { Text } from '@/ui/Text';
import { CarOutline, CarSilhouette, Landscape } from './Landscape';
import css from './EmptyState.module.css';
import scene from './scene.module.css';

interface EmptyStateProps {
  art?: ReactNode;
  title: string;
  children?: ReactNode;
  link?: { to: string; label: string; onClick?: () => void };
  /** What else can be done. */
  action?: ReactNode;
}

/** Shown instead of an empty list: says what the list is for, and what to do next. */
export function EmptyState({ art, title, children, link, action }: EmptyStateProps) {
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
      {(link ?? action) && (
        <Row gap={2} align="stretch" justify="center" isWrapping className={css.action}>
          {link && (
            <ButtonLink to={link.to} variant="primary" onClick={link.onClick}>
              {link.label}
            </ButtonLink>
          )}
          {action}
        </Row>
      )}
    </Stack>
  );
}

/** A magnifying glass over an empty part of the road, with the car beyond it. */
export function EmptySearch() {
  return (
    <Landscape>
      <path className={scene.line} stroke="var(--ink)" d="M206 166L246 206" strokeWidth="13" />
      <circle fill="var(--surface)" cx="160" cy="120" r="58" fillOpacity=".6" />
      <CarOutline transform="translate(56 222) scale(.86)" />
      <circle className={scene.line} stroke="var(--ink)" cx="160" cy="120" r="58" strokeWidth="8" />
      <path className={scene.line} stroke="var(--amber)" d="M126 108a38 38 0 0 1 24-22" strokeWidth="6" />
      <CarSilhouette x={352} y={222} scale={0.86} />
    </Landscape>
  );
}
