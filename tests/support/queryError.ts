import { getConfig, prettyDOM } from '@testing-library/react';

/**
 * The error of a query that finds nothing, with the page's elements. Inside `waitFor` they are left out, because most attempts
 * fail: it calls this again when it gives up.
 */
export function queryError(message: string | null, container: Element) {
  const isAttempt = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
  const error = new Error(isAttempt ? (message ?? '') : `${message}\n\n${prettyDOM(container)}`);
  error.name = 'TestingLibraryElementError';
  return error;
}
