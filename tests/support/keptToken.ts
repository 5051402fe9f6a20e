/** The bearer that this tab's browser keeps. Playwright runs it in a page as well. */
export function keptToken() {
  return /"token":"([^"]+)"/.exec(localStorage.getItem('access_token') ?? '')?.[1];
}

export function keptTokenOwner() {
  return /"email":"([^"]+)"/.exec(localStorage.getItem('access_token') ?? '')?.[1];
}

/** As an earlier visit has left it. */
export function keepToken(email: string, token: string) {
  localStorage.setItem('access_token', JSON.stringify({ token, email }));
}
