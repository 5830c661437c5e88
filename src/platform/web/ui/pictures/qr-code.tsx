import { useMemo } from 'react';
import { encode } from 'uqr';

/** Dark on light in both themes, because not every camera reads the reverse. The text beside it has to say the same. */
export function QrCode({ text }: { readonly text: string }) {
  const { data, size } = useMemo(() => encode(text, { border: 4 }), [text]);
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width={220} height={220} aria-hidden="true" shapeRendering="crispEdges" className="max-w-full">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
