import { afterAll } from 'vitest';

/** jsdom cannot open a `<dialog>`. Esc cancels the topmost modal unless it has `closedby="none"` or a listener prevents it. */
export function shimDialog() {
  const open: HTMLDialogElement[] = [];
  const dialog = HTMLDialogElement.prototype;
  const focusBefore = new WeakMap<HTMLDialogElement, Element | null>();

  dialog.show = function () {
    this.setAttribute('open', '');
  };
  dialog.showModal = function () {
    if (this.hasAttribute('open')) throw new DOMException('The dialog is open already.', 'InvalidStateError');
    focusBefore.set(this, document.activeElement);
    this.setAttribute('open', '');
    open.push(this);
    const first = this.querySelector('[autofocus], button, [href], input, select, textarea, [tabindex]');
    if (first instanceof HTMLElement) first.focus();
  };
  dialog.close = function (result) {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    if (open.includes(this)) open.splice(open.indexOf(this), 1);
    if (result !== undefined) this.returnValue = result;
    const before = focusBefore.get(this);
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };

  const cancelTop = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const top = open.findLast((candidate) => candidate.isConnected);
    if (!top || top.getAttribute('closedby') === 'none') return;
    if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
  };
  window.addEventListener('keydown', cancelTop);
  afterAll(() => window.removeEventListener('keydown', cancelTop));
}
