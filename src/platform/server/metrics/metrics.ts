/** Few values each: every combination is a time series of its own, kept until the process ends. Never a member, a name or an address. */
export type Labels = Readonly<Record<string, string | number>>;

export interface Reading {
  readonly value: number;
  readonly labels?: Labels;
}

type Readings = number | null | readonly Reading[];

/** Reads a value when somebody asks; `null`: there is none. */
export type Read = () => Readings | Promise<Readings>;

/** What the process tells a monitoring system. Names begin with `emberleaf_` and end with their unit, as Prometheus wants it. */
export interface Metrics {
  /** False: nobody reads them, and all other calls do nothing. */
  readonly isOn: boolean;
  /** Returns the function that records a value. `bounds`: upper limits of the buckets. */
  histogram(name: string, help: string, bounds: readonly number[]): (value: number, labels?: Labels) => void;
  /** Several callers may give readings of one name, with different labels. */
  gauge(name: string, help: string, read: Read): void;
  /** A gauge that only grows while the process runs. */
  counter(name: string, help: string, read: Read): void;
  /** Lets Prometheus read them; returns the address. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/** How many tasks a queue runs and how many wait. */
export interface QueueSize {
  readonly running: number;
  readonly waiting: number;
}

export const noMetrics: Metrics = {
  isOn: false,
  histogram: () => () => {},
  gauge() {},
  counter() {},
  listen: async () => '',
  async close() {},
};

/** For the option `sized` of a queue inside the process, such as that of passwords. */
export const queueMeter = (metrics: Metrics, queue: string) => (size: () => QueueSize) =>
  metrics.gauge('emberleaf_queue_tasks', 'Tasks of a queue inside the process, by state', () =>
    Object.entries(size()).map(([state, value]) => ({ value, labels: { queue, state } })),
  );

/** Seconds. */
const callBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Returns the function that records a call that was answered or refused. */
export function callMeter(metrics: Metrics): (operation: string, status: number, seconds: number) => void {
  const record = metrics.histogram('emberleaf_call_duration_seconds', 'Calls by operation and status, also refused ones', callBounds);
  return (operation, status, seconds) => record(seconds, { operation, status });
}
