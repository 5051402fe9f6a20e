import type { ErrorEvent, Exception, StackFrame } from '@sentry/browser';

/** Names of errors, of the language, browsers and libraries. Another name may be anything. */
const ERROR_NAME = /^[A-Z][A-Za-z]{0,40}Error$/;
/** Names of functions in the code. An id or a token in place of one has digits, and an address an @. */
const FUNCTION_NAME = /^[A-Za-z_$][A-Za-z_$.]{0,39}$/;
/** A file of the build, without a search. */
const BUILT_FILE = /^\/assets\/[A-Za-z][\w.-]{0,60}-[\w-]{8}\.js$/;

/**
 * A new event with the name and the stack of the error, the release, and the pattern of the page's path. Whatever else an event
 * contains may be personal: messages quote what people typed, and addresses have ids.
 * @returns null for what is not an error
 */
export function cleanEvent({ event_id, timestamp, release, exception }: ErrorEvent): ErrorEvent | null {
  if (!exception?.values) return null;
  return {
    type: undefined,
    ...(event_id !== undefined && { event_id }),
    ...(timestamp !== undefined && { timestamp }),
    ...(release !== undefined && { release }),
    platform: 'javascript',
    level: 'error',
    transaction: patternOf(window.location.pathname.replace(/(.)\/$/, '$1')),
    exception: { values: exception.values.map(cleanException) },
  };
}

function cleanException({ type = '', value = '', stacktrace }: Exception): Exception {
  // A message of several lines can have a line that looks like one of the stack, which begins with the message in Chromium.
  const frames = value.includes('\n') ? [] : (stacktrace?.frames ?? []);
  return { type: ERROR_NAME.test(type) ? type : 'Error', stacktrace: { frames: frames.flatMap(cleanFrame) } };
}

function cleanFrame({ filename = '', function: name = '', lineno, colno }: StackFrame): StackFrame[] {
  const { origin } = window.location;
  if (!filename.startsWith(origin) || !BUILT_FILE.test(filename.slice(origin.length))) return [];
  return [
    {
      filename,
      function: FUNCTION_NAME.test(name) ? name : '?',
      in_app: true,
      ...(Number.isInteger(lineno) && { lineno }),
      ...(Number.isInteger(colno) && { colno }),
    },
  ];
}

/** The pattern that a path follows, of several the one with the fewest parameters. */
function patternOf(path: string) {
  const parameters = (pattern: string) => pattern.split(':').length;
  const matching = PAGE_PATTERNS.filter((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path));
  return matching.toSorted((a, b) => parameters(a) - parameters(b))[0] ?? '(other)';
}
