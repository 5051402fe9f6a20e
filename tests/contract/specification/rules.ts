import type { LeftOut, Line } from './line';

/** Section 5. */
export const rules: readonly Line[] = [
  {
    line: 'report: the comment is required (message as decided), shown below the field',
    says: ['Comment Required'],
    shownBy: ['stories/buyer/reports > must type a comment'],
  },
  {
    line: 'report: name and e-mail are read-only and required',
    on: { 'the report form': { label: ['Name', 'Email', 'Comment'] } },
    says: ['Name', 'Email Address Required'],
    shownBy: [
      'stories/buyer/reports > needs a name and an e-mail address',
      'stories/buyer/reports > sees the reported car: picture, title, price and the first 45 characters of the description',
    ],
  },
  {
    line: 'post: every field is required',
    says: [
      'Title is Required',
      'Price is Required',
      'Car condition is required',
      'brand Required',
      'Siting Position Is Required',
      'Car Wheel is required',
      'Gear Type is Required',
      'Inter Car Mileage',
      'Car Model Number/Name Required',
      'Inter Negotiable Status ',
      'Phone number is required',
      'Photo URL Required',
      'Product Description Is Required',
    ],
    shownBy: ['stories/seller/posts > reads which fields are required', 'units/postCar > The message for %s %j is %j'],
  },
  {
    line: 'post: a select of the five brands, a numeric phone, a photo as a file',
    shownBy: [
      'stories/specification/details > The post form offers the five brands, and the right keyboard for each field',
    ],
  },
  {
    line: 'post: the position is sent (as decided)',
    shownBy: ['stories/seller/posts > sends exactly the body of the contract, with the photo’s address, once'],
  },
  {
    line: 'sign-up: every field is required; buyer by default',
    says: ['Name', 'Photo URL Required', 'Email Address Required', 'Role Required', 'Password Required'],
    shownBy: [
      'stories/session/sign-up > reads which fields are required',
      'stories/session/sign-up > is asked for the role if none is chosen',
    ],
  },
  {
    line: 'sign-up: role buyer or seller',
    on: { 'sign-up': { label: ['Buyer', 'Seller'] } },
    shownBy: ['stories/session/sign-up > signs up as a seller and is taken to the requested page'],
  },
  {
    line: 'login: both fields are required',
    says: ['Email Address Required', 'Password Required'],
    shownBy: ['stories/session/sign-in-fails > reads that both fields are required'],
  },
  {
    line: 'API key and auth domain without a colon, an emulator address with http(s)',
    shownBy: ['units/settings > refuse %o'],
  },
  {
    line: 'reasonable limits in addition to the required rules (as decided)',
    shownBy: [
      'stories/seller/posts > reads the rules for a price, a phone number and a photo',
      'stories/session/sign-up > reads about a file: %s',
    ],
  },
  {
    line: 'auth errors: characters 10 to 38 of the message, below a plain sentence',
    shownBy: [
      'stories/session/sign-in-fails > reads the reason, with the slice of the message in small print, and keeps the input',
      'units/authError > %s has the slice of its message from character 10 to 38',
    ],
  },
];

export const rulesLeftOut: readonly LeftOut[] = [
  { line: 'sign-in links need a key, an action code and a mode', because: 'the SDK checks them; there is no screen' },
];
