export const notFoundMessages = {
  title: "It's Just A 404 Page",
  text: "The page you are looking for might have been removed had it's name changed or is temporarily unavailable.",
  backHome: 'Back Home',
} as const;
