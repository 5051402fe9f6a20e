import { readKilometres } from '@/shared/api/numbers';
import { questionMessages as messages } from '@/shared/messages/questions';
import type { Post, Question, Rule } from './post';
import { sentencesWith } from './post';

const LOWEST_PRICE = 100;
const LONGEST_MILEAGE = 1_000_000;
/** A new car is driven to the showroom, and for trials. */
const NEW_CAR_KM = 1000;
const MOST_SEATS = 9;
const FIRST_YEAR = 1900;

const distance = /\b\d{1,3}(?:[, ]\d{3})+ ?km\b|\b\d{4,7} ?km\b/gi;
/** A distance in a sentence with one of these words is not how far the car has been driven. */
const otherDistance = /\b(?:servic|due|next|warrant|guarant|until|up to|every|interval|inspect|chang|replac|new )/i;
const year = /\b(?:19|20)\d{2}\b(?! ?(?:km|cc|\$|usd|euro|€))/gi;

/** The questions about facts that a post leaves out, or that contradict each other. */
export const factRules: readonly Rule[] = [askPrice, askMileage, askYear, askModel, askGear, askSeats];

function ask(id: string, text: string, reason: string): Question {
  return { id, text, reason };
}

function askPrice({ car: { price } }: Post) {
  if (price === undefined) return ask('price', messages.price, messages.notStated);
  return price < LOWEST_PRICE ? ask('price', messages.oddPrice(price), messages.isLowPrice) : undefined;
}

function askMileage({ car: { mileage, condition, description = '' } }: Post) {
  const isNew = condition?.toLowerCase() === 'new';
  if (mileage === undefined) return ask('mileage', messages.mileage, messages.notStated);
  if (mileage === 0 && condition !== undefined && !isNew) {
    return ask('mileage', messages.oddMileage(mileage), messages.isUnused(condition));
  }
  if (mileage >= LONGEST_MILEAGE) return ask('mileage', messages.oddMileage(mileage), messages.isFar);
  if (isNew && mileage > NEW_CAR_KM) return ask('mileage', messages.usedAsNew(mileage), messages.isUnused('New'));

  const higher = sentencesWith(distance, description)
    .filter((sentence) => !otherDistance.test(sentence))
    .flatMap((sentence) => sentence.match(distance) ?? [])
    .find((written) => (readKilometres(written) ?? 0) > mileage);
  return higher === undefined
    ? undefined
    : ask('mileage', messages.mileageConflict(mileage, higher), messages.mentions(higher));
}

function askYear({ car: { title = '', model = '' }, words, currentYear }: Post) {
  const yearsIn = (text: string) =>
    [...text.matchAll(year)].map(([found]) => found).filter((found) => isYear(Number(found), currentYear));
  const [inTitle, inModel] = [yearsIn(title), yearsIn(model)];
  const [first, second] = [inTitle[0], inModel[0]];
  if (first !== undefined && second !== undefined && !inTitle.some((found) => inModel.includes(found))) {
    return ask('year', messages.yearConflict(first, second), messages.mentionsBoth(first, second));
  }
  return yearsIn(words).length > 0 ? undefined : ask('year', messages.year, messages.notFound);
}

function isYear(number: number, currentYear: number) {
  return number >= FIRST_YEAR && number <= currentYear + 1;
}

function askModel({ car: { model } }: Post) {
  return model === undefined ? ask('model', messages.model, messages.notStated) : undefined;
}

function askGear({ car: { gearType, description = '' } }: Post) {
  if (gearType === undefined) return ask('gear', messages.gear, messages.notStated);
  const other = /auto/i.test(gearType)
    ? /\bmanual (?:gear ?box|transmission|gears?)\b/i
    : /\bautomatic (?:gear ?box|transmission)\b/i;
  const found = other.exec(description)?.[0];
  return found === undefined ? undefined : ask('gear', messages.gear, messages.mentionsBoth(gearType, found));
}

function askSeats({ car: { position } }: Post) {
  if (position === undefined) return ask('seats', messages.seats, messages.notStated);
  return position < 1 || position > MOST_SEATS ? ask('seats', messages.seats, messages.oddSeats(position)) : undefined;
}
