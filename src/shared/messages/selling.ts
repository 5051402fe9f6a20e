import { formatCount } from './format';

const draftOf = (ago: string | undefined) => (ago === undefined ? 'Your draft' : `Your draft from ${ago}`);

const unclear = (typed: string, unit: string, example: number) =>
  `It is not clear which number “${typed}” is. Type the ${unit} in digits alone, for instance ${example}.`;

export const sellingMessages = {
  postTitle: 'Post Product',
  postSub: 'Every field is needed: buyers see all of it.',
  form: 'Car post',
  parts: { car: 'The car', price: 'Price and contact', text: 'What a buyer would ask' },

  title: 'Title',
  titleHint: 'Maker, model and what makes it special',
  brand: 'Brand',
  chooseBrand: 'Choose a brand',
  model: 'Model',
  modelHint: 'Name or number, with the year',
  condition: 'Car condition',
  chooseCondition: 'Choose a condition',
  conditions: [
    { value: 'New', label: 'New' },
    { value: 'Like New', label: 'Like New' },
    { value: 'Used', label: 'Used' },
    { value: 'For Repair', label: 'For Repair' },
  ],
  gearType: 'Gear Type',
  chooseGear: 'Choose a gear type',
  gears: [
    { value: 'Automatic', label: 'Automatic' },
    { value: 'Manual', label: 'Manual' },
  ],
  wheel: 'Car Wheel',
  chooseWheel: 'Choose the driven wheels',
  wheels: [
    { value: 'FWD', label: 'Front wheels (FWD)' },
    { value: 'RWD', label: 'Rear wheels (RWD)' },
    { value: 'AWD', label: 'All wheels (AWD)' },
    { value: '4WD', label: 'Four wheels (4WD)' },
  ],
  position: 'Sitting Position',
  seats: 'seats',
  mileage: 'Mileage',
  km: 'km',
  price: 'Price',
  dollars: '$',
  priceStatus: 'Price Status',
  priceStatuses: [
    { value: 'fixed', label: 'Fixed' },
    { value: 'negotiable', label: 'Negotiable' },
  ],
  phone: 'Phone number',
  phoneHint: 'Shown to people who are signed in and ask for it',
  photo: 'Photo',
  description: 'Product Description',
  descriptionHint: 'History, service, extras, faults',

  // Exactly as in section 5, spelling included.
  titleRequired: 'Title is Required',
  priceRequired: 'Price is Required',
  conditionRequired: 'Car condition is required',
  brandRequired: 'brand Required',
  positionRequired: 'Siting Position Is Required',
  wheelRequired: 'Car Wheel is required',
  gearRequired: 'Gear Type is Required',
  mileageRequired: 'Inter Car Mileage',
  modelRequired: 'Car Model Number/Name Required',
  priceStatusRequired: 'Inter Negotiable Status ',
  phoneRequired: 'Phone number is required',
  photoRequired: 'Photo URL Required',
  descriptionRequired: 'Product Description Is Required',

  priceRange: (from: string, to: string) => `Enter whole dollars, from ${from} to ${to}.`,
  mileageRange: (to: string) => `Enter whole kilometres, at most ${to}.`,
  positionRange: (to: number) => `Enter a whole number of seats, from 1 to ${to}.`,
  priceUnclear: (typed: string) => unclear(typed, 'dollars', 12500),
  mileageUnclear: (typed: string) => unclear(typed, 'kilometres', 48200),
  positionUnclear: (typed: string) => unclear(typed, 'seats', 5),
  phoneForm: 'Enter a phone number of 6 to 15 digits, for instance +46 31 555 01 17.',
  tooLong: (length: number) => `Shorten this to ${formatCount(length, 'character', 'characters')}.`,

  post: 'Post car',
  notPosted: 'This was not posted',
  maybePosted: 'Your car may have arrived: trying again looks first, and never posts it twice',
  underWay: 'Your car is being posted',
  earlierArrived:
    'Your earlier attempt did arrive, with what was in the form then: the car is among My Products. Post again only if you want a second one.',
  draftBack: (ago: string | undefined, hasPhoto: boolean) =>
    `${draftOf(ago)} is back${hasPhoto ? ', with its photo' : ''}.`,
  draftBackNoPhoto: (ago: string | undefined) => `${draftOf(ago)} is back. It has no photo.`,
  draftShared: 'This post is open in another tab, too. What you type in one appears in both.',
  draftEnded: 'This post was sent or discarded in another tab.',
  keptFromLast: (fields: readonly string[]) =>
    `Kept from your last post: ${new Intl.ListFormat('en-GB').format(fields)}.`,
  keptFields: { brand: 'brand', phone: 'phone number', priceStatus: 'price status' },
  draftKept: 'Draft kept on this device',
  draftNotKept: 'This device does not store the draft: a reload loses it.',
  draftKeptPhoto: 'Draft and photo kept on this device',
  discard: 'Discard draft',
  startEmpty: 'Start empty',
  askDiscard: 'Discard this draft?',
  discarding: 'Everything that you entered here is deleted for good.',

  myProductsUnknown: 'All my product …',
  myProducts: (count: number) => `All my product ${count}`,
  postCar: 'Post a car',
  cars: 'My cars',
  postFirst: 'Post your first car',
  noCars: 'You have no car on the market.',
  noCarsHint: 'Post one: with a photo and a few facts it is in front of every buyer at once.',
} as const;
