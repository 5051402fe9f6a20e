/** Whether the style sheets that are beside the document have come. The first frame waits for them. */
export const isStyled = () =>
  [...document.querySelectorAll<HTMLLinkElement>('[rel=stylesheet]')].every(({ sheet }) => sheet);
