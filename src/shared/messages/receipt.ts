/** What a buyer reads once the card is charged. */
export const receiptMessages = {
  success: 'Your Payment Successfully Done',
  transaction: 'Your Transaction Id',
  transactionElsewhere:
    'This device does not know it: the receipt on the device that you paid with has it, and so has the marketplace.',
  copy: 'Copy the transaction id',
  copied: 'Copied',
  copyFailed: 'Your browser did not copy it. Select the id and copy it by hand.',
  print: 'Print the receipt',
  paid: 'Paid',
  next: 'What happens now',
  nextWrite: (hasId: boolean) =>
    `Write to the seller to agree on the handover. The mail is already filled in with the car${hasId ? ' and your transaction id' : ''}.`,
  nextNoMail: 'There is no e-mail address of the seller to show. Write to the marketplace, and it will help you.',
  writeTo: (name: string) => `Write to ${name}`,
  theSeller: 'the seller',
  call: (phone: string) => `Call ${phone}`,
  backToWishlist: 'Back to My Wishlist',
  seeCar: 'See the car',

  mailPaid: (car: string, transactionId: string | undefined) => ({
    subject: `Payment for your ${car}`,
    body: `Hello,\n\nI have paid for your ${car}.${
      transactionId ? `\nTransaction id: ${transactionId}` : ''
    }\n\nWhen and where can I pick it up?\n\n`,
  }),
} as const;
