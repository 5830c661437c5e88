import type { Browser } from '@playwright/test';

/** An event of a trace of Chromium. Times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  /** "X" for a span. */
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time of the thread during the span. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } };
}

/** Records the tasks of all threads of the browser until the returned function is called. */
export async function recordTrace(browser: Browser): Promise<() => Promise<TraceEvent[]>> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const traceConfig = { includedCategories: ['toplevel', 'blink.user_timing'], excludedCategories: ['*'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  return async () => {
    const complete = new Promise((resolve) => {
      session.once('Tracing.tracingComplete', resolve);
    });
    await session.send('Tracing.end');
    await complete;
    await session.detach();
    return events;
  };
}

/** Milliseconds of processor time of the longest task of the page's main thread, from the navigation to this address. */
export function longestTaskOf(events: readonly TraceEvent[], url: string): number {
  const start = events.find(({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url);
  if (start === undefined) throw new Error(`the trace has no navigation to ${url}`);
  const tasks = events.filter(({ pid, tid, ts }) => pid === start.pid && tid === start.tid && ts >= start.ts).filter(isTask);
  return Math.max(...tasks.map(({ tdur }) => tdur)) / 1000;
}

/**
 * The trace with each task as long as its processor time, and its inner events moved along.
 *
 * On two processors Chromium's own threads, the site and the bench wait for each other: by the clock the same tasks take two to
 * three times as long, and each time differently.
 */
export function withProcessorTime<Event extends TraceEvent>(events: readonly Event[]): Event[] {
  const threads = Map.groupBy(events, ({ pid, tid }) => `${pid}:${tid}`);
  return [...threads.values()].flatMap((thread) => {
    const sorted = thread.toSorted((one, other) => one.ts - other.ts);
    let task: { readonly start: number; readonly end: number; readonly share: number } | null = null;
    return sorted.map((event) => {
      if (isTask(event) && (task === null || event.ts >= task.end)) {
        task = { start: event.ts, end: event.ts + event.dur, share: Math.min(1, event.tdur / event.dur) };
      }
      if (task === null || event.ts > task.end || event.ts + (event.dur ?? 0) > task.end) return event;
      const { start, share } = task;
      return { ...event, ts: start + (event.ts - start) * share, ...(event.dur !== undefined && { dur: event.dur * share }) };
    });
  });
}

function isTask(event: TraceEvent): event is TraceEvent & { readonly dur: number; readonly tdur: number } {
  return event.ph === 'X' && event.name.endsWith('RunTask') && event.tdur !== undefined && (event.dur ?? 0) > 0;
}
