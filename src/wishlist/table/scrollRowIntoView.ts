/** A ref callback of a cell in the highlighted row. Scrolls the row into view after the router has restored the scroll. */
export function scrollRowIntoView(cell: HTMLElement | null) {
  if (!cell) return;
  requestAnimationFrame(() => cell.closest('tr')?.scrollIntoView({ block: 'nearest' }));
}
