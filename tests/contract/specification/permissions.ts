import type { LeftOut, Line } from './line';

const route = 'stories/session/routes-by-role > as %s: %s shows "%s"';

/** Section 6. */
export const permissions: readonly Line[] = [
  {
    line: 'anonymous: home, blog, login; categories as a link that leads to the login',
    shownBy: [
      route,
      'stories/specification/navigation > of a visitor leads to the open pages and to the login',
      'stories/visitor/visitor > makes no call that needs a person',
    ],
  },
  {
    line: 'anybody signed in: cars, details, wishlist, payment, report, dashboard, profile',
    shownBy: [
      route,
      'stories/specification/navigation > of a signed-in %s has the dashboard, the wishlist, the photo and SignOut',
      'stories/buyer/reports > reports a post with exactly the fields that the marketplace keeps',
    ],
  },
  {
    line: 'sellers also: post, see and remove own products',
    shownBy: [
      route,
      'stories/specification/navigation > of a %s has exactly their entries',
      'stories/seller/posts > A buyer is told that the page is for sellers',
      'stories/seller/products > A buyer is told that the page is for sellers',
    ],
  },
  {
    line: 'admins are known by a check of the e-mail',
    shownBy: [
      'stories/specification/calls > %s goes to the market, with the stored token: %s',
      'stories/session/sign-in-fails > of %s is told so and shown the ways on',
    ],
  },
  {
    line: 'admins: list sellers and buyers, make admins; an admin has no such button',
    shownBy: [
      'stories/admin/users > sees who they are, and who waits for verification',
      'stories/admin/users > makes one an admin, who leaves the list',
      'stories/admin/buyers > sees who they are',
    ],
  },
  { line: 'admins: verify sellers', shownBy: ['stories/admin/users > verifies one after being asked'] },
  {
    line: 'admins: remove a seller, a reported car, or just the report',
    shownBy: [
      'stories/admin/users > leaves the posts, and is told how many',
      'stories/admin/reports > removes the car for good, and every report about it',
      'stories/admin/reports > removes the report only, and the car stays',
    ],
  },
];

export const permissionsLeftOut: readonly LeftOut[] = [
  {
    line: 'whether the server enforces roles',
    because: 'the server’s own; the stand-in can be told to (units/marketAccess)',
  },
];
