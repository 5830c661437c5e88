import type { LiveFrame } from '#platform/contract/live-event.ts';
import type { TestApp } from './test-app.ts';

export interface LiveEvents {
  readonly to: readonly number[];
  readonly frame: LiveFrame;
}

/** What browsers are told from now on. */
export function hearAll({ platform }: TestApp): LiveEvents[] {
  const heard: LiveEvents[] = [];
  platform.bus.subscribe(({ channel, payload, to = [] }) => {
    if (channel === 'live') heard.push({ to, frame: JSON.parse(payload) as LiveFrame });
  });
  return heard;
}
