import type { LeftOut, Line } from './line';

/** Section 3. */
export const entities: readonly Line[] = [
  {
    line: 'signed-in user: uid, name, e-mail, photo and e-mail verification come from the identity service',
    shownBy: [
      'units/fakeIdentity > restores the session of a user who has signed in before',
      'stories/specification/identity > name and photo after a sign-up, followed by the confirmation mail',
      'stories/buyer/profile > sees name, e-mail, role, joining date and the verified badge',
    ],
  },
  {
    line: 'access_token in local storage, sent as a bearer',
    shownBy: [
      'stories/specification/calls > of the access token has the user’s e-mail, and its response is stored as access_token',
      'stories/specification/calls > %s goes to the marketplace, with the stored token: %s',
    ],
  },
  {
    line: 'user: name, email, photURL and role are sent',
    shownBy: ['stories/session/sign-up > sends each call once, in order, with the bodies of the contract'],
  },
  {
    line: 'user: useVerify is ‘verified’ once an admin has verified the seller',
    shownBy: [
      'stories/admin/users > verifies a seller after a confirmation',
      'units/marketWrites > verifying a seller keeps the role',
    ],
  },
  {
    line: 'role flags: isAdmin and isSeller, from the server',
    shownBy: [
      'stories/specification/calls > %s goes to the marketplace, with the stored token: %s',
      'stories/session/sign-in-fails > of %s reads so, with links to other pages',
    ],
  },
  {
    line: 'car post: every field is read and renamed',
    shownBy: [
      'units/carSchema > is parsed with all its fields',
      'units/carSchema > with only an id becomes a car without details',
    ],
  },
  {
    line: 'car post: every field is sent, including postStatus sellerPost',
    shownBy: [
      'units/carSchema > A new post has every field under its name in the API',
      'stories/seller/posts > sends exactly the body of the contract, with the photo’s address, once',
    ],
  },
  {
    line: 'brands: toyota, bmw, ford, jeep, jaguar',
    shownBy: [
      'stories/specification/details > The post form offers the five brands, and the right keyboard for each field',
    ],
  },
  {
    line: 'category: name and slug; brand_img is optional',
    shownBy: [
      'stories/visitor/visitor > sees the number of cars of each brand, in the strip and in the collection',
      'stories/buyer/browses > chooses a brand in the left column, which shows the number of cars',
    ],
  },
  {
    line: 'wishlist item: wishListIid, product_img, product_title, price, email, paid',
    shownBy: [
      'units/wishlistSchema > is parsed into the app’s own field names',
      'stories/specification/calls > a wish added and removed',
    ],
  },
  {
    line: 'wishlist item: filtered by the user’s e-mail',
    shownBy: [
      'stories/specification/calls > %s goes to the marketplace, with the stored token: %s',
      'stories/buyer/pays > sees no data of a payment %s',
    ],
  },
  {
    line: 'reported post: eight fields, including the price and the e-mail',
    shownBy: [
      'units/reportSchema > is parsed into the app’s own field names',
      'units/reportSchema > has all eight fields, even for a car with few details',
    ],
  },
  {
    line: 'payment record: price, transactionId, email, wishListId',
    shownBy: ['stories/specification/calls > the intent, from the payments host, and the payment'],
  },
];

export const entitiesLeftOut: readonly LeftOut[] = [
  {
    line: 'phoneNumber, isAnonymous, tenantId, providerData and the token fields of the signed-in user',
    because: 'the SDK stores them; no screen shows them',
  },
];
