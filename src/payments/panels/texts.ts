/** What a buyer reads once the card is charged. */
export const success = 'Your Payment Successfully Done';
export const transaction = 'Your Transaction Id';
export const transactionElsewhere =
  'This device does not know it: the receipt on the device that you paid with has it, and so has the marketplace.';
export const copy = 'Copy the transaction id';
export const copied = 'Copied';
export const copyFailed = 'Your browser did not copy it. Select the id and copy it by hand.';
export const print = 'Print the receipt';
export const paid = 'Paid';
export const next = 'What happens now';
export const nextWrite = (hasId: boolean) =>
  `Write to the seller to agree on the handover. The mail is already filled in with the car${hasId ? ' and your transaction id' : ''}.`;
export const nextNoMail =
  'There is no e-mail address of the seller to show. Write to the marketplace, and it will help you.';
export const writeTo = (name: string) => `Write to ${name}`;
export const theSeller = 'the seller';
export const call = (phone: string) => `Call ${phone}`;
export const backToWishlist = 'Back to My Wishlist';
export const seeCar = 'See the car';

export const mailPaid = (car: string, transactionId: string | undefined) => ({
  subject: `Payment for your ${car}`,
  body: `Hello,\n\nI have paid for your ${car}.${
    transactionId ? `\nTransaction id: ${transactionId}` : ''
  }\n\nWhen and where can I pick it up?\n\n`,
});

export * as receiptTexts from './texts';
