interface Mail {
  subject: string;
  body?: string;
}

/** A `mailto:` link (RFC 6068), percent-encoded, with CRLF line ends in the body. */
export function mailto(address: string, mail?: Mail) {
  const to = `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
  if (!mail) return to;
  const { subject, body } = mail;
  const text = body === undefined ? '' : `&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
  return `${to}?subject=${encodeURIComponent(subject)}${text}`;
}
