/** Used only in sandbox mode, and not included in any other build. */
export const demoMessages = {
  title: 'Just looking?',
  text: 'Fill in a demo account:',
} as const;
