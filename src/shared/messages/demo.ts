/** In sandbox mode alone, and no part of any other build. */
export const demoMessages = {
  title: 'Just looking?',
  text: 'Fill in a demo account:',
} as const;
