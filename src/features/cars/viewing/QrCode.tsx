import { encode } from 'uqr';
import { viewingMessages } from '@/shared/messages/viewing';

/** The number of white modules around a code that the standard asks for. */
const QUIET_ZONE = 4;

export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));

  return (
    <svg role="img" aria-label={viewingMessages.qrCode} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={modules.join('')} />
    </svg>
  );
}
