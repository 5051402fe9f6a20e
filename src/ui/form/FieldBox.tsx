import type { ComponentProps } from 'react';
import { cx } from '@/ui/cx';
import css from './Field.module.css';

interface FieldBoxProps extends ComponentProps<'div'> {
  isReadOnly?: boolean | undefined;
  isFaulty?: boolean;
}

/** The frame around the control of a field, its icon and what is at its end. */
export function FieldBox({ isReadOnly = false, isFaulty = false, className, ...attributes }: FieldBoxProps) {
  const classes = cx(css.box, isReadOnly && css.readOnly, isFaulty && css.faulty, className);
  return <div {...attributes} className={classes} />;
}
