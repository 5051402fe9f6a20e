const shapes: Record<string, string> = {
  // The bird of lucide: an X alone would read as a button that closes something.
  'X (Twitter)':
    'M22 4s-.7 2.1-2 3.4c1.6 10-9.4 17.3-18 11.6 2.2.1 4.4-.6 6-2C3 15.5.5 9.6 3 5c2.2 2.6 5.6 4.1 9 4-.9-4.2 4-6.6 7-3.8 1.1 0 3-1.2 3-1.2z',
  Facebook:
    'M14 21v-8h3l.5-3.5H14V7.5c0-1 .4-1.8 1.9-1.8h1.8V2.6C17 2.4 16 2.3 15.200 2.300c-2.700 0-4.600 1.700-4.600 4.700v2.500H7.500V13h3.100v8',
  Instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM17 6.900v.2',
  Pinterest:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM10 19l2-9M9.500 13.200c-1.200-3 1-5 3-4.800 2.300.2 3 2.200 2.400 4.200-.6 1.900-2.600 2.400-3.600 1',
};

/** A decorative icon of a social network. The link around it must have the accessible name. */
export function SocialIcon({ name }: { name: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={shapes[name]} />
    </svg>
  );
}
