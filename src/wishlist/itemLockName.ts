/** The lock that is held while a wishlist item is paid, recovered or removed. */
export const itemLockName = (wishId: string) => `item-${wishId}`;
