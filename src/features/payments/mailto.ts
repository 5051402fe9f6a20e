interface Mail {
  subject: string;
  body: string;
}

/** A prefilled mail (RFC 6068): everything is percent-encoded, lines end as mail asks for. */
export function mailto(address: string, { subject, body }: Mail) {
  const to = encodeURIComponent(address).replaceAll('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
}
