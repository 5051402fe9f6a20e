/** Apart from the texts of the admins' lists, because the header has them on every page. */
export const roleNames = { buyer: 'Buyer', seller: 'Seller', admin: 'Admin' } as const;
