export const shareMessages = {
  share: 'Share',
  print: 'Print',
  addressCopied: 'Link copied',
  addressNotCopied: 'Your browser did not let us copy the address. It is in the address bar.',
} as const;
