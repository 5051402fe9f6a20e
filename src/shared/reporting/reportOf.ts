import { callPatterns, UPLOAD } from './callPatterns';
import { cleanMessage } from './cleanMessage';
import { cleanStack, placeOf } from './cleanStack';
import { failureKinds } from './failedCalls';
import { blockedSite, directives, errorNames, oneOf } from './names';
import { patternOf } from './patternOf';
import type { SiteReport } from './siteReport';

/** Where the tab is. */
export interface Place {
  origin: string;
  page: SiteReport['page'];
}

/** The report about an event of the window. Everything that it quotes is in a list of this folder, or a number. */
export function reportOf(event: Event, { origin, page }: Place): SiteReport {
  if (event.type === 'failedcall') return { page, ...aboutCall(valueOf(event, 'detail')) };
  if (event.type === 'securitypolicyviolation') return { page, ...aboutViolation(event, origin) };
  return { page, ...aboutError(event, origin) };
}

function aboutCall(failed: unknown) {
  const call = patternOf(`${textOf(failed, 'method')} ${textOf(failed, 'path') || UPLOAD}`, callPatterns);
  const status = valueOf(failed, 'status');
  const kind = oneOf(failureKinds, textOf(failed, 'kind'));
  return { type: 'call', call, kind, ...(typeof status === 'number' && { status }) } as const;
}

function aboutViolation(event: object, origin: string) {
  const place = placeOf(fileOf(event, 'sourceFile', 'lineNumber', 'columnNumber'), origin);
  return {
    type: 'policy',
    directive: oneOf(directives, textOf(event, 'effectiveDirective')),
    blocked: blockedSite(textOf(event, 'blockedURI'), origin),
    ...(place !== undefined && { place }),
  } as const;
}

function aboutError(event: object, origin: string) {
  const error = valueOf(event, 'error') ?? valueOf(event, 'reason') ?? event;
  const message = textOf(error, 'message');
  const stack = cleanStack(textOf(error, 'stack'), message, origin);
  const place = placeOf(fileOf(event, 'filename', 'lineno', 'colno'), origin);
  return {
    type: 'error',
    name: oneOf(errorNames, textOf(error, 'name')),
    message: cleanMessage(message),
    stack: stack.length === 0 && place !== undefined ? [place] : stack,
  } as const;
}

function fileOf(event: object, file: string, line: string, column: string) {
  return `${textOf(event, file)}:${String(valueOf(event, line))}:${String(valueOf(event, column))}`;
}

/** A property of something that somebody has thrown, which may be anything, also an object that throws when it is read. */
function valueOf(thing: unknown, name: string): unknown {
  try {
    return typeof thing === 'object' && thing !== null ? Reflect.get(thing, name) : undefined;
  } catch {
    return undefined;
  }
}

function textOf(thing: unknown, name: string) {
  const value = valueOf(thing, name);
  return typeof value === 'string' ? value : '';
}
