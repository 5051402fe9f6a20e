import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';

/** Finds an element as a user would. `name` is the source of a regular expression that must match the whole name. */
export interface Query {
  by: 'role' | 'label' | 'text';
  role?: string;
  name: string;
}

/** The functions that tests call in a page. The driver injects them before the page's own code, in WebKit after the page has loaded. */
export interface InPage {
  /** Applies the queries one inside the other. Returns null unless exactly one visible (with `mustBeClickable`, clickable) element matches. */
  find(queries: readonly Query[], mustBeClickable?: boolean): Element | null;
  describe(): { path: string; text: string };
  select(element: Node, label: string): void;
  /** Errors and CSP violations since the last call. */
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
  console.error = (...args: unknown[]) => {
    problems.push(`console: ${args.map(String).join(' ')}`);
    error.apply(console, args);
  };
  window.addEventListener('error', ({ message }) => problems.push(`uncaught: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => problems.push(`unhandled: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    problems.push(`policy: ${effectiveDirective} refuses ${blockedURI} ${sample}`),
  );
  return {
    find: (queries, mustBeClickable = false) => find(queries, mustBeClickable),
    describe: () => ({ path: location.pathname, text: bodyOfDocument()?.innerText ?? '' }),
    select,
    takeProblems: () => problems.splice(0),
  };
}

/** Null until the parser has reached it: a test may look at a document that is still coming. */
const bodyOfDocument = () => document.querySelector('body');

function find(queries: readonly Query[], mustBeClickable: boolean) {
  const body = bodyOfDocument();
  if (!body) return null;
  let scope: HTMLElement = body;
  for (const query of queries) {
    const found = queryAll(scope, query).filter(isVisible);
    const [element] = found;
    if (!element || found.length > 1) return null;
    scope = element;
  }
  return mustBeClickable && !isClickable(scope) ? null : scope;
}

const isVisible = (element: HTMLElement) =>
  element.checkVisibility({ visibilityProperty: true }) && element.closest('[aria-hidden=true]') === null;

function queryAll(scope: HTMLElement, { by, role = '', name }: Query) {
  const pattern = new RegExp(`^(?:${name})$`);
  // `isVisible` finds what is hidden faster than Testing Library, which looks at the styles of every element and its parents.
  if (by === 'role') return queryAllByRole(scope, role, { name: pattern, hidden: true });
  return by === 'label' ? queryAllByLabelText(scope, pattern) : queryAllByText(scope, pattern);
}

const lastPositions = new WeakMap<Element, string>();

/** Whether the element is enabled, has not moved since the last call, and nothing covers its centre. */
function isClickable(element: HTMLElement) {
  if (element.matches(':disabled, [aria-disabled=true]')) return false;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const position = `${left} ${top}`;
  if (lastPositions.get(element) !== position) {
    lastPositions.set(element, position);
    return false;
  }
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  return [element, ...labels].some((part) => part.contains(hit));
}

/** Selects an option and fires the events that the browser would fire. */
function select(element: Node, label: string) {
  if (!(element instanceof HTMLSelectElement)) throw new Error('This is no list of options.');
  const option = [...element.options].find(({ text }) => text === label);
  if (!option) throw new Error(`There is no option “${label}”.`);
  option.selected = true;
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}
