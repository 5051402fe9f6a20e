import type { Line } from './line';

const route = 'stories/session/routes-by-role > as %s: %s shows "%s"';

/** Section 1: what each kind of user does. */
export const actors: readonly Line[] = [
  {
    line: 'visitors read home, blog and login',
    shownBy: [
      route,
      'stories/visitor/visitor > finds every part of the page at %s',
      'stories/visitor/visitor > reads the answers: several can be open, the first is open at the start',
    ],
  },
  {
    line: 'car listings require a login',
    shownBy: [route, 'stories/visitor/visitor > makes no call that requires a sign-in'],
  },
  {
    line: 'buyers browse by brand and view details',
    shownBy: [
      'stories/buyer/browses > chooses a brand in the left column, which shows the number of cars',
      'stories/buyer/browses > sees all data of the car',
    ],
  },
  {
    line: 'buyers have a wishlist and see their bookings',
    shownBy: ['stories/buyer/wishes > adds a Toyota by its cart button and finds it in My Wishlist'],
  },
  {
    line: 'buyers check out a car and pay by card',
    shownBy: [
      'stories/buyer/checks-out > comes from the details, reads the price, and continues to the payment of a new wish list entry',
      'stories/buyer/pays > pays for a wished car and keeps the receipt',
    ],
  },
  {
    line: 'buyers report a post',
    shownBy: ['stories/buyer/reports > reports a post with exactly the fields of the contract'],
  },
  {
    line: 'sellers post cars, see their own and remove them',
    shownBy: [
      'stories/seller/posts > posts a car and finds it among their products',
      'stories/seller/products > sees only their own cars, the newest first, and opens one',
      'stories/seller/removes > removes a car: the call goes out after ten seconds, and its row is gone',
    ],
  },
  {
    line: 'sellers can be verified by an admin, and see the badge',
    shownBy: [
      'stories/admin/users > verifies a seller after a confirmation',
      'stories/buyer/profile > sees within about a second that an admin has verified the profile',
    ],
  },
  {
    line: 'admins manage sellers and buyers, and make other users admins',
    shownBy: [
      'stories/admin/users > makes a seller an admin, which removes the seller from the list',
      'stories/admin/users > keeps the seller’s posts, and reads how many there are',
      'stories/admin/buyers > makes a buyer an admin',
      'stories/admin/buyers > removes a buyer',
    ],
  },
  {
    line: 'admins moderate reported posts',
    shownBy: [
      'stories/admin/reports > removes the car for good, and every report about it',
      'stories/admin/reports > removes the report only, and the car stays',
    ],
  },
  {
    line: 'sign-in by e-mail and password',
    shownBy: ['stories/session/sign-in > logs in and is taken to the requested page'],
  },
  {
    line: 'account creation',
    shownBy: ['stories/session/sign-up > signs up as a seller and is taken to the requested page'],
  },
  {
    line: 'sign-in by a provider’s popup',
    shownBy: ['stories/session/google > for the first time gets a buyer record before the token is fetched'],
  },
];

/** Section 1: what the site offers. */
export const offers: readonly Line[] = [
  {
    line: 'home: hero, brand strip, seller collection, carousel, three steps, brand grid',
    on: {
      home: {
        heading: [
          'Seller collection',
          'Feature product',
          'How it works',
          '{}Create a free account',
          '{}Post your car',
          '{}Sold or buy',
          'Brand collection',
        ],
      },
    },
    shownBy: [
      'stories/visitor/visitor > finds every part of the page at %s',
      'stories/visitor/visitor > sees the number of cars of each brand, in the strip and in the collection',
      'stories/live/home > shows the newest six posts first, and the others on request',
    ],
  },
  {
    line: 'footer: four columns of links, all placeholders but Contact Us (as decided)',
    on: {
      footer: {
        heading: ['About', 'Help', 'Policy', 'Company'],
        link: [
          'Contact Us',
          'About Us',
          'Stories',
          'Press',
          'Payments',
          'Shipping',
          'Cancellation',
          'Returns',
          'Return Policy',
          'Terms Of Use',
          'Security',
          'Privacy',
          'Login',
          'Register',
          'Sitemap',
          'Our Products',
        ],
      },
    },
    shownBy: [
      'stories/specification/navigation > The footer has columns of placeholder links, the office and the copyright line',
    ],
  },
  {
    line: 'footer: a placeholder for the office address, four social links, the copyright line of 2022',
    on: { footer: { heading: ['Registered Office Address'], text: ['© 2022 {}'] } },
    shownBy: [
      'stories/specification/navigation > The footer has columns of placeholder links, the office and the copyright line',
      'stories/specification/navigation > The footer of %s is only its last line: %s',
    ],
  },
  {
    line: 'an identity service, an image host, a card provider, and a separate host for payment intents',
    shownBy: [
      'stories/specification/identity > e-mail and password at a login, followed by an account lookup',
      'stories/session/sign-up > sends a re-encoded photo, at most 2000 pixels per side, without GPS data and the original file name',
      'stories/buyer/pays > pays for a wished car and keeps the receipt',
      'stories/specification/calls > the intent, from the payments host, and the payment',
    ],
  },
];
