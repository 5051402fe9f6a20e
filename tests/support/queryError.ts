import { getConfig, getRoles } from '@testing-library/react';

/** The lines of a message that list what the page has. */
const MAX_LINES = 40;
const roles = ['heading', 'alert', 'status', 'button', 'link', 'textbox', 'combobox', 'checkbox', 'row', 'article'];

/**
 * The error of a query that finds nothing, with what the page has by role, and its address: the whole document would be up to a thousand
 * lines. Inside `waitFor` they are left out, because most attempts fail: it calls this again when it gives up.
 */
export function queryError(message: string | null, container: Element) {
  const isAttempt = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
  const first = message?.split('\n').slice(0, 3).join('\n') ?? '';
  const error = new Error(isAttempt ? first : [first, '', window.location.href, ...linesOf(container)].join('\n'));
  error.name = 'TestingLibraryElementError';
  return error;
}

function linesOf(container: Element) {
  const found = getRoles(container instanceof HTMLElement ? container : document.body);
  const lines = roles.flatMap((role) => (found[role] ?? []).map((element) => `${role}: ${textOf(element)}`));
  return lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), `… and ${lines.length - MAX_LINES} more`] : lines;
}

function textOf(element: Element) {
  const label = element.getAttribute('aria-label') ?? element.textContent;
  return label.replace(/\s+/g, ' ').trim().slice(0, 100);
}
