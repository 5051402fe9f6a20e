/** Shows the bank's 3-D Secure page of Stripe's test mode. Resolves to whether it was passed. */
export function showChallenge(page: Document, amount: string): Promise<boolean> {
  const dialog = page.createElement('dialog');
  const title = page.createElement('h2');
  const text = page.createElement('p');
  const pass = button(page, 'Complete authentication');
  const fail = button(page, 'Fail authentication');
  title.id = 'stripe-3ds-title';
  title.textContent = '3D Secure 2 Test Page';
  text.textContent = `This is a sandbox of the bank's page for a payment of ${amount}. Choose how the authentication ends.`;
  dialog.setAttribute('aria-labelledby', title.id);
  Object.assign(dialog.style, {
    maxWidth: '420px',
    color: '#30313d',
    background: '#fff',
    font: '15px/1.45 sans-serif',
  });
  dialog.append(title, text, pass, fail);
  page.body.append(dialog);
  dialog.showModal();
  pass.focus();

  return new Promise((resolve) => {
    const end = (isPassed: boolean) => {
      dialog.close();
      dialog.remove();
      resolve(isPassed);
    };
    pass.addEventListener('click', () => end(true));
    fail.addEventListener('click', () => end(false));
    dialog.addEventListener('cancel', () => end(false));
    // The page behind must not handle these keys.
    dialog.addEventListener('keydown', (event) => event.stopPropagation());
  });
}

function button(page: Document, label: string): HTMLButtonElement {
  const element = page.createElement('button');
  element.type = 'button';
  element.textContent = label;
  const look = { display: 'block', width: '100%', minHeight: '44px', margin: '8px 0 0', color: '#30313d' } as const;
  Object.assign(element.style, { ...look, background: '#fff', border: '1px solid #6b7a90', borderRadius: '8px' });
  return element;
}
