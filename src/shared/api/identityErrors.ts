/** Firebase's error code without `auth/`, or undefined for other errors. Checks the name, as visitors do not load the SDK. */
export function identityErrorCode(error: unknown) {
  const isIdentityError = error instanceof Error && error.name === 'FirebaseError';
  return isIdentityError && 'code' in error ? String(error.code).replace(/^auth\//, '') : undefined;
}

/** Whether Firebase may have carried out the call although it failed: there was no response, or an internal error. */
export function isResponseLost(error: unknown) {
  return ['network-request-failed', 'timeout', 'internal-error'].includes(identityErrorCode(error) ?? '');
}
