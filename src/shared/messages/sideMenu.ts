export const sideMenuMessages = {
  title: 'Dashboard',
  collapse: 'Collapse',
  expand: 'Expand',
  myBooking: 'My Booking',
  allSellers: 'All Sellers',
  allBuyers: 'All Buyer',
  reported: 'Reported',
  myProducts: 'My Products',
  addProduct: 'Add product',
  adminProfile: 'Admin',
  profile: 'Profile',
} as const;
