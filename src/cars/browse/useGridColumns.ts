import { useMedia } from '@/ui/useMedia';

/** The number of columns in the list of cars, and the gap between them in pixels. */
export function useGridColumns() {
  const isMedium = useMedia('(min-width: 600px)');
  const isWide = useMedia('(min-width: 1120px)');
  const columns = isWide ? 3 : isMedium ? 2 : 1;
  return { columns, gap: columns === 1 ? 16 : 24 };
}
