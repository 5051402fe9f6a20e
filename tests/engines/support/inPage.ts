import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';

/** How a person finds something on the page. `name` is the source of a regular expression that the whole name matches. */
export interface Query {
  by: 'role' | 'label' | 'text';
  role?: string;
  name: string;
}

/** What the tests call in a page; the driver puts it there before the page's own code, or in WebKit once the page is loaded. */
export interface InPage {
  /** The one element that the last query finds inside what the others find, if it is shown; with `isToPress` if it can be pressed now. */
  find(queries: readonly Query[], isToPress?: boolean): Element | null;
  describe(): { path: string; text: string };
  select(element: Node, label: string): void;
  /** Errors of the page and refusals of its policy since they were last asked for. */
  takeProblems(): string[];
}

declare global {
  interface Window {
    inPage: InPage | undefined;
  }
}

window.inPage ??= install();

function install(): InPage {
  const problems: string[] = [];
  const { error } = console;
  console.error = (...words: unknown[]) => {
    problems.push(`console: ${words.map(String).join(' ')}`);
    error.apply(console, words);
  };
  window.addEventListener('error', ({ message }) => problems.push(`uncaught: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => problems.push(`unhandled: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    problems.push(`policy: ${effectiveDirective} refuses ${blockedURI} ${sample}`),
  );
  return {
    find: (queries, isToPress = false) => find(queries, isToPress),
    describe: () => ({ path: location.pathname, text: document.body.innerText }),
    select,
    takeProblems: () => problems.splice(0),
  };
}

function find(queries: readonly Query[], isToPress: boolean) {
  let scope = document.body;
  for (const query of queries) {
    const found = queryAll(scope, query).filter((element) => element.checkVisibility({ visibilityProperty: true }));
    const [element] = found;
    if (!element || found.length > 1) return null;
    scope = element;
  }
  return isToPress && !canBePressed(scope) ? null : scope;
}

function queryAll(scope: HTMLElement, { by, role = '', name }: Query) {
  const pattern = new RegExp(`^(?:${name})$`);
  if (by === 'role') return queryAllByRole(scope, role, { name: pattern });
  return by === 'label' ? queryAllByLabelText(scope, pattern) : queryAllByText(scope, pattern);
}

/** Enabled, where the pointer would be, and not on its way to another place. */
function canBePressed(element: HTMLElement) {
  if (element.matches(':disabled, [aria-disabled=true]')) return false;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  return [element, ...labels].some((part) => part.contains(hit));
}

/** Chooses an option as the browser's own list does. */
function select(element: Node, label: string) {
  if (!(element instanceof HTMLSelectElement)) throw new Error('This is no list of options.');
  const option = [...element.options].find(({ text }) => text === label);
  if (!option) throw new Error(`There is no option “${label}”.`);
  option.selected = true;
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}
