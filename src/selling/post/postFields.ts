import { type AskedField, carFields, descriptionOf, type FieldName } from '@/cars/carFields';
import { fieldNames } from '@/cars/schema';
import { MAX_PHONE, TITLE } from '@/lib/config/limits';
import { truncate } from '@/lib/text/format';
import { dialedNumber } from '@/lib/text/links';
import { sellingTexts as texts } from '@/selling/texts';
import { atMost, required } from '@/ui/form/formRules';

/** A field that the form asks for: each but the photo. */
export type PostField = Exclude<FieldName, 'image'>;

/** The first fields of the form, in its order. Others follow them. */
const first: readonly string[] = ['title', 'brand', 'model', 'condition', 'gearType', 'wheel', 'position', 'mileage'];
const isPostField = (name: string): name is PostField => name in carFields && name !== 'image';
const others = fieldNames.filter((name) => !first.includes(name));
export const postFields = [...first, ...others].filter(isPostField);

/** How the form asks for a field. @throws Error for a field whose description does not say it */
export function askedField(name: PostField): AskedField {
  const { asked } = descriptionOf(name);
  // Stryker disable next-line ConditionalExpression,CallExpression,StringLiteral: each says it.
  if (!asked) throw new Error(`carFields does not say how the form asks for ${name}.`);
  return asked;
}

type Rule = (text: string) => true | string;

/** The validation, for react-hook-form, which shows the first rule that is broken. */
export function rulesOf(name: PostField): { required: string } | { validate: { first: Rule; second: Rule } } {
  const { required: message, input } = askedField(name);
  switch (input.kind) {
    case 'select':
    case 'radio':
      return { required: message };
    case 'phone':
      return { validate: { first: required(message), second: isPhone } };
    case 'number':
      return { validate: { first: required(message), second: within(input) } };
    case 'text':
    case 'long text':
      return { validate: { first: required(message), second: atMost(input.maxLength) } };
  }
}

type NumberInput = Extract<AskedField['input'], { kind: 'number' }>;

function within({ read, min, max, range, unclear }: NumberInput): Rule {
  return (text) => {
    const number = read(text);
    if (number === undefined) return unclear(truncate(text.trim(), TITLE));
    return (Number.isInteger(number) && number >= min && number <= max) || range;
  };
}

function isPhone(text: string) {
  const isDialedAsShown = !/[\p{L}#]/u.test(text) && dialedNumber(text) !== undefined;
  return (isDialedAsShown && text.trim().length <= MAX_PHONE) || texts.phoneForm;
}
