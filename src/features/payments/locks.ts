/** The name that is held while a wish is paid or its payment recorded. */
export const payLock = (wishId: string) => `pay-${wishId}`;
