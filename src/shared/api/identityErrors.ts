/** Firebase's error code without its `auth/`, or nothing for any other error. Known by its shape: visitors have no SDK. */
export function identityErrorCode(error: unknown) {
  const isIdentityError = error instanceof Error && error.name === 'FirebaseError';
  return isIdentityError && 'code' in error ? String(error.code).replace(/^auth\//, '') : undefined;
}

/** The identity service may have carried out what it was asked, or not: its answer did not come, or was none. */
export function isAnswerLost(error: unknown) {
  return ['network-request-failed', 'timeout', 'internal-error'].includes(identityErrorCode(error) ?? '');
}
