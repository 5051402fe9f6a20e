export const title = 'Dashboard';
export const collapse = 'Collapse';
export const expand = 'Expand';
export const myBooking = 'My Booking';
export const allSellers = 'All Sellers';
export const allBuyers = 'All Buyer';
export const reported = 'Reported';
export const myProducts = 'My Products';
export const addProduct = 'Add product';
export const adminProfile = 'Admin';
export const profile = 'Profile';

export * as dashboardTexts from './texts';
