import { asciiNumerals } from '@/lib/text/normalizeInput';
import { normalizeForSearch } from '@/lib/text/search';
import type { Car } from './schema';
import { brandName } from './specs';

/** A model in the post's own words, and a key that is the same for posts of the same model. */
export interface ModelName {
  name: string;
  key: string;
}

const parentheses = /\([^()]*\)/g;
const separators = /[\s,;/|]+/;
const isWord = /[\p{L}\p{N}]/u;
const hasDigit = /\p{Nd}/u;
const year = /^(?:19|20)\d\d$/;

const isAscii = /^[\x20-\x7e]*$/;
/** Cached, because the models of thousands of cars are needed several times. */
const models = new WeakMap<object, ModelName | null>();

/**
 * The model without the brand, the generation and the year: the first word and those after it that have no digit. "Land Cruiser
 * J150 (2018)" and "2018 Land Cruiser" are a Land Cruiser.
 */
export function modelOf(car: Partial<Pick<Car, 'brand' | 'model'>>): ModelName | undefined {
  const known = models.get(car);
  const model = known === undefined ? readModel(car) : known;
  models.set(car, model);
  return model ?? undefined;
}

function readModel({ brand, model }: Partial<Pick<Car, 'brand' | 'model'>>): ModelName | null {
  if (model === undefined) return null;
  const words = (model.includes('(') ? model.replace(parentheses, ' ') : model)
    .split(separators)
    .filter((word) => isWord.test(word));
  if (words.length > 1 && year.test(asciiNumerals(words[0] ?? ''))) words.shift();
  if (brand !== undefined && isBrand(words[0], brand)) words.shift();
  const end = words.findIndex((word, index) => index > 0 && hasDigit.test(word));
  const name = (end === -1 ? words : words.slice(0, end)).join(' ');
  if (name === '') return null;
  return { name, key: isAscii.test(name) ? name.toLowerCase() : normalizeForSearch(name) };
}

export function withoutBrand(title: string, brand: string | undefined) {
  const [first, ...others] = title.split(' ');
  return brand !== undefined && others.length > 0 && isBrand(first, brand) ? others.join(' ') : title;
}

function isBrand(word: string | undefined, brand: string) {
  const given = word?.toLowerCase();
  return given === brand.toLowerCase() || given === brandName(brand).toLowerCase();
}
