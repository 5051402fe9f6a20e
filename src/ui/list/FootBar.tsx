import css from './FootBar.module.css';

/** The id of the first control in the bar at the foot of a list, which its key and the links below lead to. */
export const FOOT_BAR = 'foot-bar';

/** @returns whether there is a bar */
export function focusFootBar() {
  const target = document.querySelector<HTMLElement>(`#${FOOT_BAR}`);
  target?.focus();
  return target !== null;
}

/** Stands right after a control that fills the bar, so that the rest of the list need not be tabbed through. Seen while it has the focus. */
export function ToFootBar({ children }: { children: string }) {
  return (
    <a
      href={`#${FOOT_BAR}`}
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
