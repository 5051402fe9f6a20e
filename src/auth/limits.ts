/** Characters of the path that a login returns to. No page of this app has a longer one. */
export const MAX_RETURN_PATH = 2000;
