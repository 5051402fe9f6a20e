/** The stored bearer token. Self-contained, since Playwright runs it in a page. */
export function keptToken() {
  return /"token":"([^"]+)"/.exec(localStorage.getItem('access_token') ?? '')?.[1];
}

export function keptTokenOwner() {
  return /"email":"([^"]+)"/.exec(localStorage.getItem('access_token') ?? '')?.[1];
}

/** Stores a token as an earlier visit would have done. */
export function keepToken(email: string, token: string) {
  localStorage.setItem('access_token', JSON.stringify({ token, email }));
}
