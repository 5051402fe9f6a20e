import type { Line } from './line';

const route = 'stories/session/routes-by-role > as %s: %s shows "%s"';
const reload = 'stories/session/routes-by-role > as %s: %s shows "%s" again';

/** Section 2: the routes. */
export const routes: readonly Line[] = [
  { line: '/ and /home are open', shownBy: [route, 'stories/visitor/visitor > finds every part of the page at %s'] },
  {
    line: 'home shows a spinner while the session is not known',
    shownBy: [
      'stories/visitor/visitor > sees the static parts before the session is known, and a spinner in the other parts',
    ],
  },
  { line: '/blog is open', shownBy: [route] },
  {
    line: '/login: flip card with login, sign-up and Google',
    shownBy: [
      route,
      'stories/visitor/login-card > flips to sign-up and back, and keeps the input and a single heading',
      'stories/session/google > for the first time gets a buyer record before the token is fetched',
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
    shownBy: ['stories/buyer/browses > chooses a brand in the left column, which shows the number of cars'],
  },
  {
    line: '/carsCategories/category/{id}: the cars of a brand',
    on: { 'a brand': { heading: ['Showing {} Result of {}'] } },
    shownBy: [route, 'stories/buyer/browses > chooses a brand in the left column, which shows the number of cars'],
  },
  {
    line: '/carsCategories/carDetails/{id}: details',
    on: { details: { heading: ['Car Details Page'] } },
    shownBy: [route, reload],
  },
  {
    line: '/carsCategories/add-to-cart/{id}: checkout; the id is read',
    shownBy: [route, 'stories/buyer/checks-out > pays for an existing wish list entry, also after a reload'],
  },
  {
    line: '/dashboard: My Wishlist (My Booking)',
    on: { 'my wishlist': { heading: ['My Wishlist'] }, 'the side menu of a seller': { link: ['My Booking'] } },
    shownBy: [route, reload],
  },
  {
    line: '/dashboard/seller: sellers, for admins',
    shownBy: [route, 'stories/admin/users > sees each seller’s name and e-mail, and which sellers are not verified'],
  },
  {
    line: '/dashboard/buyer: buyers, for admins',
    shownBy: [route, 'stories/admin/buyers > sees each buyer’s name and e-mail'],
  },
  {
    line: '/dashboard/reported-post: reports as cards, for admins',
    shownBy: [
      route,
      'stories/admin/reports > reads the reports by car: how many, how old, who says what, and who sells it',
      'stories/admin/reports > cannot see the reports',
    ],
  },
  {
    line: '/dashboard/profile: my profile',
    shownBy: [route, 'stories/buyer/profile > sees name, e-mail, role, joining date and the verified badge'],
  },
  {
    line: '/dashboard/seller/product: own posts, for sellers',
    on: { 'my products': { heading: ['All my product {}'] } },
    shownBy: [route, 'stories/seller/products > sees only their own cars, the newest first, and opens one'],
  },
  {
    line: '/dashboard/seller/product-post: the form, for sellers',
    on: { 'the post form': { heading: ['Post Product'] } },
    shownBy: [route, 'stories/seller/posts > posts a car and finds it among their products'],
  },
  {
    line: '/dashboard/payment/{id}: payment, loads the wishlist item',
    shownBy: [
      route,
      'stories/buyer/pays > pays for a wished car and keeps the receipt',
      'stories/buyer/pays > sees no data of a payment %s',
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
    shownBy: [route, 'stories/specification/navigation > The 404 page has its message and a link home'],
  },
  { line: 'header, route and footer on every page', shownBy: [route] },
  {
    line: 'after login or sign-up: to the requested page, or to /',
    shownBy: [
      'stories/session/sign-in > logs in and is taken to the requested page',
      'stories/session/sign-in > goes to the start page after opening the login page directly',
      'stories/session/sign-in > with the requested address %j is taken to %s',
      'stories/session/sign-up > signs up as a seller and is taken to the requested page',
    ],
  },
  { line: 'guarded routes redirect signed-out users to the login page', shownBy: [route] },
  {
    line: 'admin and seller routes need the role',
    shownBy: [route, 'stories/session/sign-in-fails > of %s reads so, with links to other pages'],
  },
];

/** Section 2: navigation and layouts. */
export const navigation: readonly Line[] = [
  {
    line: 'top navigation: Home, Categories, Blog, and Login for visitors',
    on: { 'the header of a visitor': { link: ['Home', 'Categories', 'Blog', 'Login'] } },
    shownBy: ['stories/specification/navigation > of a visitor has links to the public pages and to the login'],
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
      'stories/live/lists > lists the cars, removes a car after a confirmation, and leads to My Wishlist',
      'stories/specification/details > The picture of a car is shown in the table, the modal, the checkout and the report',
    ],
  },
  {
    line: 'side menu: entries for all users, for admins and for sellers; Admin or Profile',
    on: {
      'the side menu of a seller': { link: ['My Booking', 'My Products', 'Add product', 'Profile'] },
      'the side menu of an admin': { link: ['My Booking', 'All Sellers', 'All Buyer', 'Reported', 'Admin'] },
    },
    shownBy: ['stories/specification/navigation > of a %s has exactly the entries of the role'],
  },
  {
    line: 'side menu: 50 px collapsed, 200 px expanded',
    shownBy: ['stories/specification/navigation > is 200 pixels wide, 50 when collapsed, and remembers its state'],
  },
  {
    line: 'footer: columns, placeholders, office, social icons, copyright',
    shownBy: [
      'stories/specification/navigation > The footer has columns of placeholder links, the office and the copyright line',
    ],
  },
];

/** Section 2: the content of the screens. */
export const screens: readonly Line[] = [
  {
    line: 'blog: intro, Contact Us, five questions, several can be open, the first is open at the start',
    on: { blog: { heading: ['Blog Comunity', 'Question?'], link: ['Contact Us'] } },
    shownBy: ['stories/visitor/visitor > reads the answers: several can be open, the first is open at the start'],
  },
  {
    line: 'car card: condition, BRAND, cut title, price, Fixed or NEG, Details',
    on: { 'all cars': { text: ['Fixed', 'NEG'], link: ['Details'] } },
    shownBy: [
      'stories/buyer/browses > sees every car as a card, the newest first',
      'stories/buyer/browses > goes from a card to its details, and back',
      'stories/specification/details > A title of more than 20 characters is cut on cards, and whole among the own products',
    ],
  },
  {
    line: 'the heart adds to the wishlist',
    shownBy: ['stories/buyer/wishes > presses the heart, and every heart of the car is filled at once'],
  },
  {
    line: 'the cart adds to the wishlist and goes to the dashboard',
    shownBy: ['stories/buyer/wishes > adds a Toyota by its cart button and finds it in My Wishlist'],
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
      'stories/buyer/browses > sees all data of the car',
      'units/carSchema > shows the field model_id, otherwise model',
    ],
  },
  {
    line: 'details: seller card with a phone; without a phone, the marketplace’s phone and city',
    shownBy: [
      'stories/buyer/browses > sees the verified seller, and the phone number after a click',
      'stories/buyer/browses > gets the marketplace’s phone number, labelled as such, if the seller has none',
    ],
  },
  {
    line: 'details: Buy Now leads to the dashboard',
    on: { details: { button: ['Buy Now'] } },
    shownBy: ['stories/buyer/wishes > presses Buy Now on the details page and is shown the only row of the car'],
  },
  {
    line: 'details: Report Post',
    on: { details: { button: ['Report Post'] }, 'the report form': { button: ['Report Post'] } },
    shownBy: ['stories/buyer/reports > reports a post with exactly the fields of the contract'],
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
      'stories/buyer/checks-out > comes from the details, reads the price, and continues to the payment of a new wish list entry',
      'stories/specification/details > The picture of a car is shown in the table, the modal, the checkout and the report',
    ],
  },
  {
    line: 'report modal: neither the keyboard nor the backdrop closes it',
    shownBy: [
      'stories/buyer/reports > keeps the form open on Esc and a click outside, and the text after closing or a reload',
      'units/modal > that is static ignores Esc and clicks outside',
    ],
  },
  {
    line: 'report modal: image, name, price, 45 characters of the description, name and e-mail read-only',
    shownBy: [
      'stories/buyer/reports > sees the reported car: picture, title, price and the first 45 characters of the description',
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
    shownBy: ['stories/live/lists > shows the table, with a link to pay in each row'],
  },
  {
    line: 'My Wishlist: empty',
    on: { 'an empty wishlist': { text: ['No Data Found'] } },
    shownBy: ['stories/live/lists > says that it is empty, and what to do'],
  },
  {
    line: 'My Wishlist: Paid instead of Pay; no Pay without a price',
    on: { 'my wishlist': { link: ['Paid'] } },
    shownBy: ['stories/live/lists > keeps a paid row, and offers no payment in a row whose car is gone'],
  },
  {
    line: 'sellers: columns and actions',
    on: {
      sellers: { column: ['SL', 'Profile', 'Name', 'Email', 'Make Admin', 'Remove Seller', 'Role', 'Verified'] },
    },
    shownBy: ['stories/admin/users > sees each seller’s name and e-mail, and which sellers are not verified'],
  },
  {
    line: 'buyers: columns and actions; Remove removes the buyer',
    on: { buyers: { column: ['SL', 'Profile', 'Name', 'Email', 'Admin', 'Remove', 'Role'] } },
    shownBy: ['stories/admin/buyers > sees each buyer’s name and e-mail', 'stories/admin/buyers > removes a buyer'],
  },
  {
    line: 'reports: remove the car, or only the report',
    shownBy: [
      'stories/admin/reports > removes the car for good, and every report about it',
      'stories/admin/reports > removes the report only, and the car stays',
    ],
  },
  {
    line: 'profile: read-only name, e-mail, role, joining date, verified badge, calendar',
    shownBy: [
      'stories/buyer/profile > sees name, e-mail, role, joining date and the verified badge',
      'stories/buyer/profile > finds the joining date in the calendar, and changes the month',
    ],
  },
];
