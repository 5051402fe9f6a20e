import { focusHeading } from '@/ui/focus';

/**
 * To be called before the row of this control disappears. If the focus is in the row or nowhere, it goes to the button in the same
 * column of the next row that has one, else of the row before, else to the page's heading.
 */
export function passFocusOn(control: HTMLElement | null) {
  const cell = control?.closest('td');
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

/** A ref callback of an element in the highlighted row. Scrolls the row into view after the router has restored the scroll. */
export function scrollRowIntoView(element: HTMLElement | null) {
  if (!element) return;
  requestAnimationFrame(() => element.closest('tr')?.scrollIntoView({ block: 'nearest' }));
}
