import css from './EmailAddress.module.css';

/** An email address that, if it is too long for its line, breaks after the `@` first, and never before it. */
export function EmailAddress({ children }: { children: string }) {
  const end = children.lastIndexOf('@') + 1;
  const start = Math.max(0, end - 2);
  return (
    <bdi translate="no">
      {children.slice(0, start)}
      <span className={css.joined}>{children.slice(start, end)}</span>
      <wbr />
      {children.slice(end)}
    </bdi>
  );
}
