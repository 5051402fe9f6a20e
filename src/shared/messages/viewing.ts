import { formatCount } from './format';

export const print = 'Print';
export const tools = 'Compare, share and print';

export const questions = 'Questions to ask';
export const questionsHint =
  'Made from what the post leaves out or states oddly. The chosen ones go into your mail to the seller and onto the viewing sheet.';
export const noQuestions = 'The post leaves nothing open that could be found.';
export const ownQuestion = 'A question of your own';
export const add = 'Add';
export const remove = (question: string) => `Remove: ${question}`;
export const mail = (count: number) =>
  count === 0 ? 'Mail the seller' : `Mail ${formatCount(count, 'question', 'questions')}`;
export const sheet = 'Viewing sheet';

export const mailSubject = (title: string) => `Your ${title}`;
export const greeting = (name: string | undefined) => (name === undefined ? 'Hello,' : `Hello ${name},`);
export const interest = (title: string, address: string) => `I am interested in your ${title}:\n${address}`;
export const pleaseTell = 'Please tell me:';
export const closing = (name: string) => `Kind regards\n${name}`;

export const printed = (date: string) => `Printed ${date}`;
export const verified = (name: string) => `${name}, verified seller`;
export const noPhone = 'No phone number in the post';
export const day = 'Day';
export const time = 'Time';
export const place = 'Place';
export const qrCode = 'QR code of the car’s page';
export const atTheCar = 'At the car';
export const checks = [
  'Papers, number plate and chassis number agree',
  'The seller’s name is the one in the papers',
  'The mileage on the dial is the one in the post',
  'Cold start, then a drive in every gear',
  'Tyres, brakes, lights, a look underneath',
] as const;
export const notes = 'Notes';
export const advice = (site: string) =>
  `See the car and its papers before you pay. Pay on ${site}; do not send a deposit in any other way.`;

export * as viewingMessages from './viewing';
