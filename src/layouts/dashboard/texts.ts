export const title = 'Dashboard';
export const collapse = 'Collapse';
export const expand = 'Expand';
export const wishlist = 'My Booking';
export const allSellers = 'All Sellers';
export const allBuyers = 'All Buyer';
export const reported = 'Reported';
export const myCars = 'My Products';
export const addCar = 'Add product';
export const adminProfile = 'Admin';
export const profile = 'Profile';

export * as dashboardTexts from './texts';
