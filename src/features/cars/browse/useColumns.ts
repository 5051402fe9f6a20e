import { useMedia } from '@/shared/ui/useMedia';

/** Cards beside each other, and the space between them, in the list of cars. */
export function useColumns() {
  const isMedium = useMedia('(min-width: 600px)');
  const isWide = useMedia('(min-width: 1120px)');
  const columns = isWide ? 3 : isMedium ? 2 : 1;
  return { columns, gap: columns === 1 ? 16 : 24 };
}
