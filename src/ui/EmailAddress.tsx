/** An email address that, if it is too long for its line, breaks before the `@` first. */
export function EmailAddress({ children }: { children: string }) {
  const at = Math.max(0, children.lastIndexOf('@'));
  return (
    <bdi translate="no">
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </bdi>
  );
}
