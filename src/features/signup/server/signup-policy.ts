import { type SourceRow, sourceRowOf, type TrafficSource } from '#features/site/server/index.ts';

/** The row to store; null when every part but the lander is empty. */
export function trackingOf(source: TrafficSource = {}): SourceRow | null {
  const row = sourceRowOf(source);
  return Object.entries(row).some(([name, part]) => name !== 'lander' && part !== null) ? row : null;
}
