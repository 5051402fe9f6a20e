/** Ref of a cell of the row that a navigation was about: brings the row into view after the router has set the page's scroll. */
export function scrollRowIntoView(cell: HTMLElement | null) {
  if (!cell) return;
  requestAnimationFrame(() => cell.closest('tr')?.scrollIntoView({ block: 'nearest' }));
}
