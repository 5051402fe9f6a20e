import type { LeftOut, Line } from './line';

const route = 'stories/session/routes-by-role > as %s: %s shows "%s"';

/** Section 6. */
export const permissions: readonly Line[] = [
  {
    line: 'visitors: home, blog, login; the categories link leads to the login',
    shownBy: [
      route,
      'stories/specification/navigation > of a visitor has links to the public pages and to the login',
      'stories/visitor/visitor > makes no call that requires a sign-in',
    ],
  },
  {
    line: 'signed-in users: cars, details, wishlist, payment, report, dashboard, profile',
    shownBy: [
      route,
      'stories/specification/navigation > of a signed-in %s has the dashboard, the wishlist, the photo and SignOut',
      'stories/buyer/reports > reports a post with exactly the fields of the contract',
    ],
  },
  {
    line: 'sellers also: post, see and remove own products',
    shownBy: [
      route,
      'stories/specification/navigation > of a %s has exactly the entries of the role',
      'stories/seller/posts > A buyer reads that the page is for sellers',
      'stories/seller/products > A buyer reads that the page is for sellers',
    ],
  },
  {
    line: 'admins are recognized by a check of the e-mail',
    shownBy: [
      'stories/specification/calls > %s goes to the marketplace, with the stored token: %s',
      'stories/session/sign-in-fails > of %s reads so, with links to other pages',
    ],
  },
  {
    line: 'admins: list sellers and buyers, make admins; rows of admins have no such button',
    shownBy: [
      'stories/admin/users > sees each seller’s name and e-mail, and which sellers are not verified',
      'stories/admin/users > makes a seller an admin, which removes the seller from the list',
      'stories/admin/buyers > sees each buyer’s name and e-mail',
    ],
  },
  { line: 'admins: verify sellers', shownBy: ['stories/admin/users > verifies a seller after a confirmation'] },
  {
    line: 'admins: remove a seller, a reported car, or just the report',
    shownBy: [
      'stories/admin/users > keeps the seller’s posts, and reads how many there are',
      'stories/admin/reports > removes the car for good, and every report about it',
      'stories/admin/reports > removes the report only, and the car stays',
    ],
  },
];

export const permissionsLeftOut: readonly LeftOut[] = [
  {
    line: 'whether the server enforces roles',
    because: 'depends on the server; the sandbox can enforce them (units/marketAccess)',
  },
];
