import type { ComponentProps } from 'react';
import { cx } from '@/ui/cx';
import css from './FootBar.module.css';

/** A bar that stays at the foot of the screen. */
export function FootBar({ className, ...section }: ComponentProps<'section'>) {
  return <section {...section} data-screen-only className={cx(css.bar, className)} />;
}

/** Marks the control in a bar at the foot of the screen which its key and the links below lead to. */
export const footBarControl = { 'data-foot-bar': true } as const;

/** @returns whether there is a bar. Of two, a style sheet shows one: only that one takes the focus. */
export function focusFootBar() {
  const controls = [...document.querySelectorAll<HTMLElement>('[data-foot-bar]')];
  return controls.some((control) => {
    control.focus();
    return document.activeElement === control;
  });
}

/** Stands right after a control that fills the bar, so that the rest of the list need not be tabbed through. Seen while it has the focus. */
export function ToFootBar({ children }: { children: string }) {
  return (
    <a
      href="#foot"
      className={css.link}
      onClick={(event) => {
        event.preventDefault();
        focusFootBar();
      }}
    >
      {children}
    </a>
  );
}
