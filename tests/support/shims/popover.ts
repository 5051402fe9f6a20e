/** jsdom hides popovers in its style sheet, but cannot show them. */
export function shimPopover() {
  HTMLElement.prototype.showPopover = function (this: HTMLElement) {
    this.style.display = 'block';
  };
  HTMLElement.prototype.hidePopover = function (this: HTMLElement) {
    this.style.removeProperty('display');
  };
}
