import css from './SpaceRow.module.css';

/** An empty row with the height of the rows that a virtualized table does not render. */
export function SpaceRow({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden className={css.space} style={{ height }} />;
}
