import { MIN_PHONE_DIGITS } from '@/lib/config/limits';
import { normalizeInput } from './normalizeInput';

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

/** It is dialled by hand, once somebody has answered. */
const extension = /[\s,;]*(?:ext(?:ension)?|x|#)[.:=\s]*\d{1,6}$/i;
/** In `+44 (0)20`, the zero is for calls from within the country. */
const trunkZero = /^(\+|00|011)(.*?)\(\s*0\s*\)/;
const dialable = /^\+?[\d\s()./-]+$/;
/** A whole number in parentheses, anything in parentheses at the end, or one or two digits after a dash with spaces. */
const secondNumber = /\(\D*(?:\d\D*){6,}\)|\([^)]*\)$|\s-\s+\d{1,2}$/;

/** The most digits of a number, and of an area code before a slash: with more digits, that is a number of its own. */
const shapes = [
  { start: /^\+/, digits: 15, area: 7 },
  { start: /^(?:00|011)/, digits: 18, area: 9 },
  { start: /^\(?0/, digits: 13, area: 6 },
  { start: /^/, digits: 12, area: 4 },
];

/**
 * The digits and the leading plus of the one number in a text. Undefined for anything else, above all for two numbers: together
 * they would dial a third one.
 */
export function dialedNumber(phone: string) {
  const number = normalizeInput(phone, 'exact')
    .trim()
    .replace(extension, '')
    .replace(/^\(\+(\d{1,3})\)/, '+$1 ')
    .replace(trunkZero, '$1$2');
  const shape = shapes.find(({ start }) => start.test(number));
  if (!shape || !dialable.test(number) || secondNumber.test(number)) return undefined;
  const digits = number.replaceAll(/[^\d+]/g, '');
  const [area = '', ...rest] = number.split('/').map((part) => part.replaceAll(/\D/g, ''));
  const hasSecond = rest.length > 1 || (rest.length === 1 && area.length > shape.area);
  const count = digits.replace('+', '').length;
  return hasSecond || count < MIN_PHONE_DIGITS || count > shape.digits ? undefined : digits;
}

/** A `tel:` link (RFC 3966); undefined if the text is not one phone number, and is then shown without a link. */
export function tel(phone: string) {
  const number = dialedNumber(phone);
  return number === undefined ? undefined : `tel:${number}`;
}
