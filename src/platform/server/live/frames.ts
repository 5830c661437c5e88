import type { RawData } from 'ws';
import type { LiveFrame } from '#platform/contract/live-event.ts';

/** The type of a frame and its unvalidated data. Null if it is no valid frame. */
export function readFrame(raw: RawData): LiveFrame | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.isBuffer(raw) ? raw.toString() : '');
    if (typeof parsed !== 'object' || parsed === null || !('type' in parsed) || typeof parsed.type !== 'string') return null;
    return { type: parsed.type, data: 'data' in parsed ? parsed.data : null };
  } catch {
    return null;
  }
}
