import type { Line } from './line';

const route = 'stories/session/routes-by-role > as %s: %s shows "%s"';

/** Section 1: what each kind of person does. */
export const actors: readonly Line[] = [
  {
    line: 'visitors read home, blog and login',
    shownBy: [
      route,
      'stories/visitor/visitor > finds every part of it at %s',
      'stories/visitor/visitor > reads the answers, several at once, the first from the start',
    ],
  },
  {
    line: 'car listings require a login',
    shownBy: [route, 'stories/visitor/visitor > makes no call that needs a person'],
  },
  {
    line: 'buyers browse by brand and view details',
    shownBy: [
      'stories/buyer/browses > chooses a brand in the column, which says how many there are',
      'stories/buyer/browses > sees all that is stated of it',
    ],
  },
  {
    line: 'buyers keep a wishlist and see their bookings',
    shownBy: ['stories/buyer/wishes > wishes for a Toyota and finds it among the bookings'],
  },
  {
    line: 'buyers check out a car and pay by card',
    shownBy: [
      'stories/buyer/checks-out > comes from the details, reads what it costs, and goes on to pay for the entry made here',
      'stories/buyer/pays > pays for a wished car and keeps the receipt',
    ],
  },
  {
    line: 'buyers report a post',
    shownBy: ['stories/buyer/reports > reports a post with exactly the fields that the marketplace keeps'],
  },
  {
    line: 'sellers post cars, see their own and remove them',
    shownBy: [
      'stories/seller/posts > posts a car and finds it among their own',
      'stories/seller/products > sees their own cars alone, the newest first, and looks at one',
      'stories/seller/removes > removes one after a question that names it',
    ],
  },
  {
    line: 'sellers can be verified by an admin, and see it',
    shownBy: [
      'stories/admin/users > verifies one after being asked',
      'stories/buyer/profile > sees within about a second that an admin has verified them',
    ],
  },
  {
    line: 'admins manage sellers and buyers, and make others admins',
    shownBy: [
      'stories/admin/users > makes one an admin, who leaves the list',
      'stories/admin/users > leaves the posts, and is told how many',
      'stories/admin/buyers > makes one an admin',
      'stories/admin/buyers > removes one',
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
    shownBy: ['stories/session/sign-in > logs in and is taken back to where they were going'],
  },
  {
    line: 'account creation',
    shownBy: ['stories/session/sign-up > signs up as a seller and is taken to where they were going'],
  },
  {
    line: 'sign-in by a provider’s popup',
    shownBy: ['stories/session/google > for the first time gets a buyer record before the token is asked for'],
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
      'stories/visitor/visitor > finds every part of it at %s',
      'stories/visitor/visitor > sees how many cars a brand has, in the strip and in the collection',
      'stories/live/home > shows the newest six first, and the others when asked for',
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
      'stories/specification/navigation > The footer has its columns, whose links are placeholders, the office and the copyright line',
    ],
  },
  {
    line: 'footer: the office’s address as a placeholder, four social links, the copyright line of 2022',
    on: { footer: { heading: ['Registered Office Address'], text: ['© 2022 {}'] } },
    shownBy: [
      'stories/specification/navigation > The footer has its columns, whose links are placeholders, the office and the copyright line',
      'stories/specification/navigation > The footer of %s is its last line alone: %s',
    ],
  },
  {
    line: 'an identity service, an image host, a card provider, and a host of its own for payment intents',
    shownBy: [
      'stories/specification/identity > e-mail and password at a login, then for the account',
      'stories/session/sign-up > sends a photo drawn anew, at most 2000 pixels a side, without its place and its own name',
      'stories/buyer/pays > pays for a wished car and keeps the receipt',
      'stories/specification/calls > the intent, asked for on the other host, and the payment',
    ],
  },
];
