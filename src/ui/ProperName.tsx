/** What a person, a brand or the site is called: in the direction of its own letters, and not translated by the browser. */
export function ProperName({ children }: { children: string }) {
  return <bdi translate="no">{children}</bdi>;
}
