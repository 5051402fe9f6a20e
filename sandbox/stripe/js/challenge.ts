/** Shows the bank's 3-D Secure page of Stripe's test mode. Resolves to whether it was passed. */
export function showChallenge(page: Document, amount: string): Promise<boolean> {
  const dialog = page.createElement('dialog');
  const title = page.createElement('h2');
  const text = page.createElement('p');
  const pass = button(page, 'Complete authentication', '#635bff', '#fff');
  const fail = button(page, 'Fail authentication', '#fff', '#30313d');
  const previousFocus = page.activeElement;

  title.id = 'stripe-3ds-title';
  title.textContent = '3D Secure 2 Test Page';
  text.textContent = `This is a sandbox of the bank's page for a payment of ${amount}. Choose how the authentication ends.`;
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.setAttribute('closedby', 'none');
  dialog.append(title, text, pass, fail);
  Object.assign(dialog.style, {
    maxWidth: 'min(420px, calc(100vw - 32px))',
    padding: '24px',
    border: '1px solid #d5dbe1',
    borderRadius: '10px',
    color: '#30313d',
    background: '#fff',
    font: '15px/1.45 system-ui, sans-serif',
  });
  Object.assign(title.style, { margin: '0 0 8px', font: '650 19px/1.3 system-ui, sans-serif' });
  Object.assign(text.style, { margin: '0 0 16px' });
  page.body.append(dialog);
  open(dialog);
  pass.focus();

  return new Promise((resolve) => {
    const end = (isPassed: boolean) => {
      dialog.remove();
      if (previousFocus instanceof HTMLElement) previousFocus.focus();
      resolve(isPassed);
    };
    pass.addEventListener('click', () => end(true));
    fail.addEventListener('click', () => end(false));
    dialog.addEventListener('cancel', () => end(false));
    dialog.addEventListener('keydown', (event) => {
      // The page behind must not handle these keys.
      event.stopPropagation();
      if (event.key === 'Escape') {
        event.preventDefault();
        end(false);
      }
      if (event.key === 'Tab') {
        event.preventDefault();
        (page.activeElement === pass ? fail : pass).focus();
      }
    });
  });
}

function open(dialog: HTMLDialogElement): void {
  // jsdom lacks showModal.
  if (Reflect.has(dialog, 'showModal')) dialog.showModal();
  else dialog.setAttribute('open', '');
}

function button(page: Document, label: string, background: string, color: string): HTMLButtonElement {
  const element = page.createElement('button');
  element.type = 'button';
  element.textContent = label;
  Object.assign(element.style, {
    display: 'block',
    width: '100%',
    minHeight: '44px',
    margin: '8px 0 0',
    border: '1px solid #b8c0cc',
    borderRadius: '8px',
    font: '600 15px/1.2 system-ui, sans-serif',
    cursor: 'pointer',
    background,
    color,
  });
  return element;
}
