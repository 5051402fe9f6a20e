import type { LeftOut, Line } from './line';

const read = 'stories/specification/calls > %s goes to the marketplace, with the stored token: %s';

/** Section 7: the product's own calls. */
export const calls: readonly Line[] = [
  { line: 'GET /cars', shownBy: [read, 'stories/buyer/browses > sees every car as a card, the newest first'] },
  {
    line: 'GET /cars/{id}',
    shownBy: [read, 'stories/buyer/browses > reads that there is no car %s, and finds a way back'],
  },
  { line: 'GET /cars/seller/{email}', shownBy: [read] },
  {
    line: 'POST /cars with its 17 fields; success if acknowledged is true',
    shownBy: [
      'stories/seller/posts > sends exactly the body of the contract, with the photo’s address, once',
      'units/carSchema > A new post has every field under its name in the API',
    ],
  },
  {
    line: 'DELETE /cars/{id}',
    shownBy: ['stories/admin/reports > removes the car for good, and every report about it'],
  },
  { line: 'GET /carCategories', shownBy: [read] },
  { line: 'GET /category/{id}', shownBy: [read] },
  {
    line: 'GET /seller/post, bearer; without one for visitors',
    shownBy: [read, 'stories/visitor/visitor > makes no call that requires a sign-in'],
  },
  {
    line: 'DELETE /seller/{id}, bearer; success if a document was removed',
    shownBy: [
      'stories/seller/removes > removes a car: the call goes out after ten seconds, and its row is gone',
      'stories/seller/removes > that fails (%s) says so in its row, and can be retried or dropped',
    ],
  },
  { line: 'GET /wishlist?email=, bearer', shownBy: [read] },
  { line: 'GET /wishlist/{id}', shownBy: [read] },
  {
    line: 'POST /wishlist with its five fields',
    shownBy: [
      'stories/specification/calls > a wish added and removed',
      'units/wishlistSchema > A wishlist item is sent with the field names of the API, and an empty picture if there is none',
    ],
  },
  {
    line: 'DELETE /wishlist/{id}, bearer; the deleted count is checked',
    shownBy: [
      'stories/specification/calls > a wish added and removed',
      'stories/live/lists > counts a removal with a lost response as done, and one of a car that is already gone as already done',
    ],
  },
  { line: 'GET /user/buyer, GET /user/seller', shownBy: [read] },
  { line: 'GET /users/{email}', shownBy: [read] },
  {
    line: 'POST /users with name, email, photURL and role',
    shownBy: ['stories/session/sign-up > sends each call once, in order, with the bodies of the contract'],
  },
  { line: 'GET /users/admin/{email}: isAdmin; GET /users/seller/{email}: isSeller', shownBy: [read] },
  {
    line: 'PUT /users/admin/{id}, bearer',
    shownBy: ['stories/admin/users > makes a seller an admin, which removes the seller from the list'],
  },
  {
    line: 'PUT /users/admin/verified/{id}, bearer',
    shownBy: [
      'stories/specification/calls > a verification',
      'stories/admin/users > verifies a seller after a confirmation',
    ],
  },
  {
    line: 'DELETE /users/{id}, bearer',
    shownBy: [
      'stories/admin/users > keeps the seller’s posts, and reads how many there are',
      'stories/admin/buyers > removes a buyer',
    ],
  },
  { line: 'GET /reportedpost, bearer', shownBy: [read] },
  {
    line: 'POST /reportedpost with its eight fields',
    shownBy: ['stories/buyer/reports > reports a post with exactly the fields of the contract'],
  },
  { line: 'DELETE /reportedpost/{id}, bearer', shownBy: ['stories/specification/calls > the removal of a report'] },
  {
    line: 'GET /jwt?email=; the response is stored as access_token',
    shownBy: [
      'stories/specification/calls > of the access token has the user’s e-mail, and its response is stored as access_token',
    ],
  },
  {
    line: 'POST /create-payment-intent on the payments host; POST /payments with its four fields',
    shownBy: ['stories/specification/calls > the intent, from the payments host, and the payment'],
  },
  {
    line: 'image upload: field image; success and data.url',
    shownBy: [
      'stories/session/sign-up > sends a re-encoded photo, at most 2000 pixels per side, without GPS data and the original file name',
      'stories/session/sign-up > signs up as a seller and is taken to the requested page',
    ],
  },
  {
    line: 'the card provider’s script is loaded',
    shownBy: [
      'stories/payments/breaks > whose card form does not load shows an error, and can be retried',
      'browser/paying > A buyer gets from home to a paid car by keyboard alone, in at most five presses of Enter; a declined card can be replaced',
    ],
  },
];

/** Section 7, in a browser: each call is made with exactly its payload, and there are no other calls. */
export const callsInBrowser: readonly Line[] = [
  {
    line: 'each kind of user makes exactly the calls of the table',
    shownBy: [
      'browser/wire > A visitor’s requests match the table of expected calls',
      'browser/wire > The requests of a user who signs up match the table of expected calls',
      'browser/wire > The requests of a user who signs up with Google match the table of expected calls',
      'browser/wire > A buyer’s requests match the table of expected calls',
      'browser/wire > A seller’s requests match the table of expected calls',
      'browser/wire > An admin’s requests match the table of expected calls',
    ],
  },
];

/** Section 7: the identity service. */
export const identityCalls: readonly Line[] = [
  {
    line: 'signInWithPassword and lookup',
    shownBy: ['stories/specification/identity > e-mail and password at a login, followed by an account lookup'],
  },
  {
    line: 'signUp and update',
    shownBy: ['stories/specification/identity > name and photo after a sign-up, followed by the confirmation mail'],
  },
  { line: 'signInWithIdp', shownBy: ['stories/specification/identity > the response of Google’s popup'] },
  {
    line: 'token: a form with grant_type and refresh_token',
    shownBy: [
      'stories/specification/identity > the refresh token, in a form, if a page loads %i seconds before the token expires: %i times',
    ],
  },
  {
    line: 'the mails: confirmation, forgotten password',
    shownBy: [
      'stories/visitor/login-card > gets the same response for %s address',
      'stories/buyer/profile > requests the mail again, opens its link, and confirms it on the page',
    ],
  },
];

export const callsLeftOut: readonly LeftOut[] = [
  {
    line: 'projects: the popup requests the authorized domains',
    because: "the SDK requests them of Google's own service alone, never of the emulator; `npm run doctor` does, too",
  },
  {
    line: 'e-mail links, deletion, phone, multi-factor, token sync',
    because: 'the SDK supports them; this product has no screen for them',
  },
];
