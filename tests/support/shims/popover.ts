/** jsdom knows no popovers; here they are always in the page and show what they hold. */
export function shimPopover() {
  HTMLElement.prototype.showPopover = () => undefined;
  HTMLElement.prototype.hidePopover = () => undefined;
}
