interface Mail {
  subject: string;
  body?: string;
}

/** A mail, prefilled on demand (RFC 6068): everything is percent-encoded, lines end as mail asks for. */
export function mailto(address: string, mail?: Mail) {
  const to = `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
  if (!mail) return to;
  const { subject, body } = mail;
  const text = body === undefined ? '' : `&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
  return `${to}?subject=${encodeURIComponent(subject)}${text}`;
}

/** Dials a number as it was typed (RFC 3966); nothing where it has no digits. */
export function tel(phone: string) {
  const number = phone.replaceAll(/[^\d+]/g, '').replaceAll(/(?!^)\+/g, '');
  return /\d/.test(number) ? `tel:${number}` : undefined;
}
