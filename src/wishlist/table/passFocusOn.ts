import { focusHeading } from '@/ui/feedback/focus';

/**
 * To be called before the row of this cell disappears. If the focus is in the row or nowhere, it goes to the button in the same
 * cell of the next row that has one, else of the row before, else to the page's heading.
 */
export function passFocusOn(cell: HTMLTableCellElement | null) {
  const row = cell?.closest('tr');
  const isHere = document.activeElement === document.body || row?.contains(document.activeElement) === true;
  if (!cell || !row || !isHere) return;
  const rows = [...(row.closest('tbody')?.rows ?? [])];
  const buttonOf = ({ cells }: HTMLTableRowElement) => cells[cell.cellIndex]?.querySelector('button') ?? [];
  const at = rows.indexOf(row);
  const button = rows.slice(at + 1).flatMap(buttonOf)[0] ?? rows.slice(0, at).flatMap(buttonOf).at(-1);
  if (button) button.focus({ preventScroll: true });
  else focusHeading();
}

/** A ref callback of a cell in the highlighted row. Scrolls the row into view after the router has restored the scroll. */
export function scrollRowIntoView(cell: HTMLElement | null) {
  if (!cell) return;
  requestAnimationFrame(() => cell.closest('tr')?.scrollIntoView({ block: 'nearest' }));
}
