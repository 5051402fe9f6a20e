/** jsdom hides popovers by its style sheet, but has no way to show one. */
export function shimPopover() {
  HTMLElement.prototype.showPopover = function (this: HTMLElement) {
    this.style.display = 'block';
  };
  HTMLElement.prototype.hidePopover = function (this: HTMLElement) {
    this.style.removeProperty('display');
  };
}
