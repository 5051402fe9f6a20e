export const detailsPage = 'Car Details Page';
export const breadcrumb = 'Breadcrumb';
export const description = 'Description';
export const noDescription = 'The seller has not described this car.';
export const goneSince = 'This car is no longer listed. What you see is how it was.';
export const ownPost = 'This is your own post.';
export const buying = 'Price and what to do';
export const askSeller = 'Ask the seller';
export const carNotFound = 'This car was not found';
export const carNotFoundHint = 'It may have been sold or removed, or the link is not complete.';
export const specification = 'Specification';
export const facts = 'Facts';
export const seller = {
  title: 'Seller',
  isVerified: ', verified',
  isUnverified: ', not verified yet',
  isMissing: ', no profile',
  isUnchecked: ', not checked',
  showPhone: 'Show phone',
  call: (phone: string) => `Call ${phone}`,
  noPhone: 'The seller has left no phone number.',
  showOfficePhone: 'Show the marketplace’s phone number',
  officePhone: 'Marketplace phone',
  office: (city: string) => `Marketplace office: ${city}`,
  mail: 'Mail the seller',
} as const;
export const tools = 'Compare, share, print and report';
export const mail = {
  subject: (title: string) => `Your ${title}`,
  greeting: (name: string | undefined) => (name === undefined ? 'Hello,' : `Hello ${name},`),
  interest: (title: string, address: string) => `I am interested in your ${title}:\n${address}`,
  closing: (name: string) => `Kind regards\n${name}`,
} as const;

/** Advice on how to buy safely. */
export const atContact =
  'See the car, its papers and the seller’s identity card before you pay anything. Never pay a deposit to hold a car you have not seen.';

export const open = 'Large picture';
export const smaller = 'Zoom out';
export const larger = 'Zoom in';
export const notLoaded = 'The picture could not be loaded.';

export * as carDetailsTexts from './texts';
