import type { LeftOut, Line } from './line';

/** Section 3. */
export const entities: readonly Line[] = [
  {
    line: 'signed-in person: uid, name, e-mail, photo and whether the e-mail is verified come from the identity service',
    shownBy: [
      'units/identityStandIn > takes a person up who has signed in before',
      'stories/specification/identity > name and photo after a sign-up, then for the confirmation mail',
      'stories/buyer/profile > reads name, e-mail, role, joining date and that they are verified',
    ],
  },
  {
    line: 'access_token in local storage, sent as a bearer',
    shownBy: [
      'stories/specification/calls > of the access token names the person, and what comes is kept as access_token',
      'stories/specification/calls > %s goes to the market, with the stored token: %s',
    ],
  },
  {
    line: 'user: name, email, photURL and role are sent',
    shownBy: ['stories/session/sign-up > sends each call once, in order, with the bodies of the contract'],
  },
  {
    line: 'user: useVerify is ‘verified’ once an admin has verified',
    shownBy: ['stories/admin/users > verifies one after being asked', 'units/marketWrites > verifying keeps the role'],
  },
  {
    line: 'role flags: isAdmin and isSeller, as the server says',
    shownBy: [
      'stories/specification/calls > %s goes to the market, with the stored token: %s',
      'stories/session/sign-in-fails > of %s is told so and shown the ways on',
    ],
  },
  {
    line: 'car post: every field is read under a name of our own',
    shownBy: [
      'units/carSchema > is read whole',
      'units/carSchema > of nothing but an id is a car of which nothing is stated',
    ],
  },
  {
    line: 'car post: every field is sent, postStatus sellerPost among them',
    shownBy: [
      'units/carSchema > A new post carries every field under the wire’s name',
      'stories/seller/posts > sends exactly the body of the contract, with the photo’s address, once',
    ],
  },
  {
    line: 'brands: toyota, bmw, ford, jeep, jaguar',
    shownBy: [
      'stories/specification/details > The form of a post offers the five brands, and the keyboard that each field wants',
    ],
  },
  {
    line: 'category: name and slug; brand_img where there is one',
    shownBy: [
      'stories/visitor/visitor > sees how many cars a brand has, in the strip and in the collection',
      'stories/buyer/browses > chooses a brand in the column, which says how many there are',
    ],
  },
  {
    line: 'wishlist item: wishListIid, product_img, product_title, price, email, paid',
    shownBy: [
      'units/wishlistSchema > is read with our own names',
      'stories/specification/calls > a wish put on the list and taken off it',
    ],
  },
  {
    line: 'wishlist item: filtered by the person’s e-mail',
    shownBy: [
      'stories/specification/calls > %s goes to the market, with the stored token: %s',
      'stories/buyer/pays > sees nothing of a payment %s',
    ],
  },
  {
    line: 'reported post: eight fields, the price and the e-mail among them',
    shownBy: [
      'units/reportSchema > is read in the words of the product',
      'units/reportSchema > has all eight fields, also of a car that states little',
    ],
  },
  {
    line: 'payment record: price, transactionId, email, wishListId',
    shownBy: ['stories/specification/calls > the intent, asked for on the other host, and the payment'],
  },
];

export const entitiesLeftOut: readonly LeftOut[] = [
  {
    line: 'phoneNumber, isAnonymous, tenantId, providerData and the token’s fields of the signed-in person',
    because: 'the SDK keeps them; no screen shows them',
  },
];
