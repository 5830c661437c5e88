import type { LiveFrame } from '#platform/contract/live/live-event.ts';
import { liveFrame } from '#platform/server/live/live-bus-events.ts';
import type { TestApp } from './test-app.ts';

export interface LiveEvents {
  readonly to: readonly number[];
  readonly frame: LiveFrame;
}

/** Records all live events published from now on. */
export function captureLiveEvents({ platform }: TestApp): LiveEvents[] {
  const captured: LiveEvents[] = [];
  platform.bus.subscribe(liveFrame, ({ to, frame }) => captured.push({ to, frame: JSON.parse(frame) as LiveFrame }));
  return captured;
}
