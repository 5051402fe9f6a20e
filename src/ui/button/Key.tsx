import css from './Key.module.css';

/** The character key of a button, drawn inside it. It is no part of the button's name, and screens without a keyboard do not show it. */
export function Key({ cap }: { cap: string }) {
  return <kbd className={css.key} data-cap={cap} aria-hidden />;
}
