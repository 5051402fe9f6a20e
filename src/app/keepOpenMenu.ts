/**
 * Remembers which popover of a protected page's document is open until the page has replaced it.
 * @returns opens that of the page
 */
export function keepOpenMenu() {
  let openId = document.querySelector(':popover-open')?.id;
  const onToggle = ({ target, newState }: ToggleEvent) => {
    if (target instanceof HTMLElement) openId = newState === 'open' ? target.id : undefined;
  };
  document.addEventListener('toggle', onToggle, true);

  return () => {
    document.removeEventListener('toggle', onToggle, true);
    if (openId !== undefined) document.getElementById(openId)?.showPopover();
  };
}
