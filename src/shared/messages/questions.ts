import { formatDistance, formatPrice } from './format';

/** The questions that a buyer may ask, and why. */
export const notStated = 'The post does not state it.';
export const notFound = 'No mention found in the post.';
export const noDescription = 'The post has no description.';
export const mentions = (words: string) => `The post mentions “${words}”.`;
export const mentionsBoth = (first: string, second: string) => `The post says both “${first}” and “${second}”.`;
export const own = 'Your own question.';

export const price = 'What is the price?';
export const oddPrice = (price: number) => `Is ${formatPrice(price)} really the price?`;
export const isLowPrice = 'That is hardly the price of a whole car.';
export const mileage = 'How many kilometres has it been driven?';
export const oddMileage = (km: number) => `Is ${formatDistance(km)} the right mileage?`;
export const isUnused = (condition: string) => `The post also calls the car “${condition}”.`;
export const isFar = 'Hardly any car is driven that far.';
export const mileageConflict = (stated: number, written: string) =>
  `Which mileage is right, ${formatDistance(stated)} or ${written}?`;
export const usedAsNew = (km: number) => `It is called new: how has it been driven ${formatDistance(km)}?`;
export const year = 'Which year was it built?';
export const yearConflict = (first: string, second: string) => `Which year was it built, ${first} or ${second}?`;
export const model = 'Which model and engine is it exactly?';
export const gear = 'Is it manual or automatic?';
export const seats = 'How many seats does it have?';
export const oddSeats = (seats: number) => `The post says ${seats}.`;
export const battery = 'What is the state of health of its battery?';
export const inspection = 'When is the next inspection due?';
export const accident = 'Has it ever been in an accident or been repainted?';
export const accidentRepair = 'What was damaged, and who repaired it?';
export const service = 'When was the last service, and is there a service book?';
export const lastService = 'When and at how many kilometres was the last service?';
export const owners = 'How many owners has it had?';
export const damage = (words: string) => `Can you send me a picture of the ${words}?`;
export const keys = 'How many keys come with it?';
export const tyres = 'How old are the tyres, and how deep is their profile?';
export const winterTyres = 'How old are the winter tyres, and are they on wheels?';
export const loan = 'Is there a loan on it that is not paid off?';
export const pictures = 'Can you send me pictures, also of the inside?';

export * as questionMessages from './questions';
