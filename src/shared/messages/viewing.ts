import { formatCount } from './format';

export const viewingMessages = {
  share: 'Share',
  notCopied: 'The link could not be copied. It is:',
  print: 'Print',
  tools: 'Compare, share and print',

  questions: 'Questions to ask',
  questionsHint:
    'Made from what the post leaves out or states oddly. The chosen ones go into your mail to the seller and onto the viewing sheet.',
  noQuestions: 'The post leaves nothing open that could be found.',
  ownQuestion: 'A question of your own',
  add: 'Add',
  remove: (question: string) => `Remove: ${question}`,
  mail: (count: number) => (count === 0 ? 'Mail the seller' : `Mail ${formatCount(count, 'question', 'questions')}`),
  sheet: 'Viewing sheet',

  mailSubject: (title: string) => `Your ${title}`,
  greeting: (name: string | undefined) => (name === undefined ? 'Hello,' : `Hello ${name},`),
  interest: (title: string, address: string) => `I am interested in your ${title}:\n${address}`,
  pleaseTell: 'Please tell me:',
  closing: (name: string) => `Kind regards\n${name}`,

  printed: (date: string) => `Printed ${date}`,
  verified: (name: string) => `${name}, verified seller`,
  noPhone: 'No phone number in the post',
  day: 'Day',
  time: 'Time',
  place: 'Place',
  qrCode: 'QR code of the car’s page',
  atTheCar: 'At the car',
  checks: [
    'Papers, number plate and chassis number agree',
    'The seller’s name is the one in the papers',
    'The mileage on the dial is the one in the post',
    'Cold start, then a drive in every gear',
    'Tyres, brakes, lights, a look underneath',
  ],
  notes: 'Notes',
  advice: (site: string) =>
    `See the car and its papers before you pay. Pay on ${site}; do not send a deposit in any other way.`,
} as const;
