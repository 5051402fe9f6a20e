import type { StripeElementStyle } from '@stripe/stripe-js';

const defaultStyles = (scope: string) => `
${scope}{display:flex;align-items:center;gap:8px;min-width:0}
${scope} [data-brand]{flex:none;min-width:34px;font:700 9px/1 system-ui,sans-serif;letter-spacing:.04em;text-align:center;
text-transform:uppercase;padding:6px 3px;border-radius:3px;color:#fff;background:#6b7a90}
${scope} [data-brand=visa]{background:#1a3fa0}
${scope} [data-brand=mastercard]{background:#b3261e}
${scope} [data-brand=amex]{background:#1266a8}
${scope} [data-brand]:empty{padding-block:11px}
${scope} input{flex:0 1 auto;min-width:0;margin:0;padding:0;border:0;border-radius:0;outline:0;box-shadow:none;
background:transparent;color:inherit;font:16px/1.2 system-ui,sans-serif;font-variant-numeric:tabular-nums;min-height:0;height:auto}
${scope} input[data-field=number]{flex:1 1 0;width:0}
${scope} input[data-field=expiry]{width:4.2em}
${scope} input[data-field=cvc],${scope} input[data-field=postal]{width:3em}
${scope} input[aria-invalid=true]{color:#eb1c26}`;

const pseudos = [':hover', ':focus', '::placeholder', '::selection', ':-webkit-autofill', ':disabled'] as const;

const variants = {
  base: 'input',
  empty: 'input[data-state=empty]',
  complete: 'input[data-state=complete]',
  invalid: 'input[aria-invalid=true]',
} as const;

/** The stylesheet of an element: default styles, overridden by the page's `style` option. */
export function cssOf(style: StripeElementStyle, scope: string): string {
  const rules = [defaultStyles(scope)];
  for (const variant of ['base', 'empty', 'complete', 'invalid'] as const) {
    const variantStyle = style[variant] ?? {};
    const target = `${scope} ${variants[variant]}`;
    rules.push(`${target}{${declarations(variantStyle)}}`);
    for (const pseudo of pseudos) {
      const properties = variantStyle[pseudo];
      if (properties) rules.push(`${target}${pseudo}{${declarations(properties)}}`);
    }
    if (variantStyle.iconColor !== undefined) rules.push(`${scope} [data-brand]{background:${variantStyle.iconColor}}`);
  }
  return rules.join('\n');
}

/** Adds the rules as a constructed stylesheet, which a strict CSP allows. Returns a function that removes them. */
export function adoptStyles(page: Document, css: string): () => void {
  // jsdom has no layout and no constructed stylesheets.
  if (!('adoptedStyleSheets' in page)) return () => undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  page.adoptedStyleSheets.push(sheet);
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  };
}

function declarations(properties: object): string {
  return Object.entries(properties)
    .filter(([name, value]) => name !== 'iconColor' && (typeof value === 'string' || typeof value === 'number'))
    .map(([name, value]) => `${cssName(name)}:${String(value)};`)
    .join('');
}

function cssName(name: string): string {
  if (name === 'fontSmoothing') return '-webkit-font-smoothing';
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
