export const typedEmailMessages = {
  label: (email: string) => `To go on, type the e-mail ${email}`,
  matches: 'It matches.',
} as const;
