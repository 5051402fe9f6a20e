import type { Line } from './line';

const route = 'stories/session/routes-by-role > as %s: %s shows "%s"';
const reload = 'stories/session/routes-by-role > as %s: %s shows "%s" again';

/** Section 2: the routes. */
export const routes: readonly Line[] = [
  { line: '/ and /home are open', shownBy: [route, 'stories/visitor/visitor > finds every part of it at %s'] },
  {
    line: 'home shows a spinner while it is not known who looks',
    shownBy: [
      'stories/visitor/visitor > reads the static parts while nobody knows yet who looks, and a spinner where it matters',
    ],
  },
  { line: '/blog is open', shownBy: [route] },
  {
    line: '/login: flip card with login, sign-up and Google',
    shownBy: [
      route,
      'stories/visitor/login-card > turns to sign-up and back, keeps what was typed and one heading',
      'stories/session/google > for the first time gets a buyer record before the token is asked for',
    ],
  },
  {
    line: '/signup: sign-up',
    shownBy: [route, 'stories/session/sign-up > sends each call once, in order, with the bodies of the contract'],
  },
  {
    line: '/carsCategories: all cars, with the count',
    on: { 'all cars': { heading: ['All Available Data {} Result of {}'] } },
    shownBy: [route, 'stories/buyer/browses > sees every car as a card, the newest first'],
  },
  {
    line: 'its left column links every category to its page, shown on the right',
    on: { 'all cars': { heading: ['Product Category'] } },
    shownBy: ['stories/buyer/browses > chooses a brand in the column, which says how many there are'],
  },
  {
    line: '/carsCategories/category/{id}: the cars of a brand',
    on: { 'a brand': { heading: ['Showing {} Result of {}'] } },
    shownBy: [route, 'stories/buyer/browses > chooses a brand in the column, which says how many there are'],
  },
  {
    line: '/carsCategories/carDetails/{id}: details',
    on: { details: { heading: ['Car Details Page'] } },
    shownBy: [route, reload],
  },
  {
    line: '/carsCategories/add-to-cart/{id}: checkout; the id is read',
    shownBy: [
      route,
      'stories/buyer/checks-out > pays for the entry that stands already, also when it was reached by a reload',
    ],
  },
  {
    line: '/dashboard: My Wishlist (My Booking)',
    on: { 'my wishlist': { heading: ['My Wishlist'] }, 'the side menu of a seller': { link: ['My Booking'] } },
    shownBy: [route, reload],
  },
  {
    line: '/dashboard/seller: sellers, for admins',
    shownBy: [route, 'stories/admin/users > sees who they are, and who waits for verification'],
  },
  { line: '/dashboard/buyer: buyers, for admins', shownBy: [route, 'stories/admin/buyers > sees who they are'] },
  {
    line: '/dashboard/reported-post: reports as cards, for admins',
    shownBy: [
      route,
      'stories/admin/reports > reads the reports, the newest first',
      'stories/admin/reports > sees the reports',
    ],
  },
  {
    line: '/dashboard/profile: my profile',
    shownBy: [route, 'stories/buyer/profile > reads name, e-mail, role, joining date and that they are verified'],
  },
  {
    line: '/dashboard/seller/product: own posts, for sellers',
    on: { 'my products': { heading: ['All my product {}'] } },
    shownBy: [route, 'stories/seller/products > sees their own cars alone, the newest first, and looks at one'],
  },
  {
    line: '/dashboard/seller/product-post: the form, for sellers',
    on: { 'the post form': { heading: ['Post Product'] } },
    shownBy: [route, 'stories/seller/posts > posts a car and finds it among their own'],
  },
  {
    line: '/dashboard/payment/{id}: payment, loads the wishlist item',
    shownBy: [
      route,
      'stories/buyer/pays > pays for a wished car and keeps the receipt',
      'stories/buyer/pays > sees nothing of a payment %s',
    ],
  },
  {
    line: 'any other address: 404, with a way home',
    on: {
      'an unknown address': {
        heading: ["It's Just A 404 Page"],
        link: ['Back Home'],
        text: [
          "The page you are looking for might have been removed had it's name changed or is temporarily unavailable.",
        ],
      },
    },
    shownBy: [route, 'stories/specification/navigation > The 404 page says so, and leads home'],
  },
  { line: 'header, route and footer on every page', shownBy: [route] },
  {
    line: 'after login or sign-up: where one came from, or /',
    shownBy: [
      'stories/session/sign-in > logs in and is taken back to where they were going',
      'stories/session/sign-in > goes to the start page from a login page that they opened themselves',
      'stories/session/sign-in > who comes from %j is taken to %s',
      'stories/session/sign-up > signs up as a seller and is taken to where they were going',
    ],
  },
  { line: 'guarded routes send the signed-out to the login page', shownBy: [route] },
  {
    line: 'admin and seller routes need the role',
    shownBy: [route, 'stories/session/sign-in-fails > of %s is told so and shown the ways on'],
  },
];

/** Section 2: navigation and layouts. */
export const navigation: readonly Line[] = [
  {
    line: 'top navigation: Home, Categories, Blog, and Login for the signed-out',
    on: { 'the header of a visitor': { link: ['Home', 'Categories', 'Blog', 'Login'] } },
    shownBy: ['stories/specification/navigation > of a visitor leads to the open pages and to the login'],
  },
  {
    line: 'signed in: Dashboard, SignOut, the wishlist button and the photo',
    on: { 'the header of a buyer': { link: ['Dashboard'], button: ['SignOut'] } },
    shownBy: [
      'stories/specification/navigation > of a signed-in %s has the dashboard, the wishlist, the photo and SignOut',
    ],
  },
  {
    line: 'wishlist modal: image, title, price in dollars and delete of each car',
    on: { 'the wishlist over the page': { heading: ['Your Chosen Car'] } },
    shownBy: [
      'stories/live/lists > lists the cars, removes one after asking, and leads on',
      'stories/specification/details > The picture of a car stands in the table, the modal, the checkout and the report',
    ],
  },
  {
    line: 'side menu: entries for everyone, for admins and for sellers; Admin or Profile',
    on: {
      'the side menu of a seller': { link: ['My Booking', 'My Products', 'Add product', 'Profile'] },
      'the side menu of an admin': { link: ['My Booking', 'All Sellers', 'All Buyer', 'Reported', 'Admin'] },
    },
    shownBy: ['stories/specification/navigation > of a %s has exactly their entries'],
  },
  {
    line: 'side menu: 50 px collapsed, 200 px expanded',
    shownBy: ['stories/specification/navigation > is 200 pixels wide, 50 when collapsed, and stays as it was left'],
  },
  {
    line: 'footer: columns, placeholders, office, social icons, copyright',
    shownBy: [
      'stories/specification/navigation > The footer has its columns, whose links are placeholders, the office and the copyright line',
    ],
  },
];

/** Section 2: what stands on the screens. */
export const screens: readonly Line[] = [
  {
    line: 'blog: intro, Contact Us, five questions, several open at once, the first open at first',
    on: { blog: { heading: ['Blog Comunity', 'Question?'], link: ['Contact Us'] } },
    shownBy: ['stories/visitor/visitor > reads the answers, several at once, the first from the start'],
  },
  {
    line: 'car card: condition, BRAND, cut title, price, Fixed or NEG, Details',
    on: { 'all cars': { text: ['Fixed', 'NEG'], link: ['Details'] } },
    shownBy: [
      'stories/buyer/browses > sees every car as a card, the newest first',
      'stories/buyer/browses > goes from a card to its details, and back',
      'stories/specification/details > A title of more than 20 characters is cut in the lists that are not all cars',
    ],
  },
  {
    line: 'the heart adds to the wishlist',
    shownBy: ['stories/buyer/wishes > presses the heart, and it is filled everywhere at once'],
  },
  {
    line: 'the cart adds to the wishlist and goes to the dashboard',
    shownBy: ['stories/buyer/wishes > wishes for a Toyota and finds it among the bookings'],
  },
  {
    line: 'details: title, image, description and the nine specifications; model from model_id',
    on: {
      details: {
        term: ['Price', 'Brand', 'Gear Type', 'Condition', 'Mileage', 'Position', 'Wheel', 'Model', 'Price Status'],
        text: ['{} Person'],
      },
    },
    shownBy: [
      'stories/buyer/browses > sees all that is stated of it',
      'units/carSchema > shows the field model_id, else model',
    ],
  },
  {
    line: 'details: seller card with a phone; where there is none, the marketplace’s phone and city',
    shownBy: [
      'stories/buyer/browses > meets its seller, verified, and the phone number after a click',
      'stories/buyer/browses > gets the marketplace’s phone number, labelled so, where the seller has left none',
    ],
  },
  {
    line: 'details: Buy Now leads to the dashboard',
    on: { details: { button: ['Buy Now'] } },
    shownBy: ['stories/buyer/wishes > buys now from the details and is shown the row, which stands there once'],
  },
  {
    line: 'details: Report Post',
    on: { details: { button: ['Report Post'] }, 'the report form': { button: ['Report Post'] } },
    shownBy: ['stories/buyer/reports > reports a post with exactly the fields that the marketplace keeps'],
  },
  {
    line: 'checkout: image, Name, Condition, Price, Total, Order Total; Another Car; PAYMENT',
    on: {
      checkout: {
        heading: ['Product Check Out Page', 'Order Total'],
        term: ['Name', 'Condition', 'Price', 'Total'],
        link: ['Another Car'],
        button: ['PAYMENT'],
      },
    },
    shownBy: [
      'stories/buyer/checks-out > comes from the details, reads what it costs, and goes on to pay for the entry made here',
      'stories/specification/details > The picture of a car stands in the table, the modal, the checkout and the report',
    ],
  },
  {
    line: 'report modal: neither keyboard nor backdrop close it',
    shownBy: [
      'stories/buyer/reports > does not lose the form to Esc or a click outside, nor the text to closing or a reload',
      'units/modal > that is static holds against both',
    ],
  },
  {
    line: 'report modal: image, name, price, 45 characters of the description, name and e-mail read-only',
    shownBy: [
      'stories/buyer/reports > sees what the report is about: picture, title, price and the first 45 characters',
    ],
  },
  {
    line: 'My Wishlist: its columns, and the Pay link',
    on: {
      'my wishlist': {
        column: ['SL', 'Profile', 'Name', 'Price', 'Email', 'Remove', 'Payment'],
        button: ['Remove'],
        link: ['Pay'],
      },
    },
    shownBy: ['stories/live/lists > has the table, and a way to pay or check out from each row'],
  },
  {
    line: 'My Wishlist: empty',
    on: { 'an empty wishlist': { text: ['No Data Found'] } },
    shownBy: ['stories/live/lists > says when there is nothing, and what to do'],
  },
  {
    line: 'My Wishlist: Paid instead of Pay; no Pay without a price',
    on: { 'my wishlist': { link: ['Paid'] } },
    shownBy: ['stories/live/lists > keeps a paid row as the proof, and one whose car is gone cannot be paid'],
  },
  {
    line: 'sellers: columns and actions',
    on: {
      sellers: { column: ['SL', 'Profile', 'Name', 'Email', 'Make Admin', 'Remove Seller', 'Role', 'Verified'] },
    },
    shownBy: ['stories/admin/users > sees who they are, and who waits for verification'],
  },
  {
    line: 'buyers: columns and actions; Remove removes',
    on: { buyers: { column: ['SL', 'Profile', 'Name', 'Email', 'Admin', 'Remove', 'Role'] } },
    shownBy: ['stories/admin/buyers > sees who they are', 'stories/admin/buyers > removes one'],
  },
  {
    line: 'reports: the car for good, or the report alone',
    shownBy: [
      'stories/admin/reports > removes the car for good, and every report about it',
      'stories/admin/reports > removes the report only, and the car stays',
    ],
  },
  {
    line: 'profile: read-only name, e-mail, role, joining date, verified badge, calendar',
    shownBy: [
      'stories/buyer/profile > reads name, e-mail, role, joining date and that they are verified',
      'stories/buyer/profile > finds the joining day in the calendar, and turns its pages',
    ],
  },
];
