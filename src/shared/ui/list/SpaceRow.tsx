import css from './SpaceRow.module.css';

/** The height of the rows of a long table that are not in the page. */
export function SpaceRow({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden className={css['space']} style={{ height }} />;
}
