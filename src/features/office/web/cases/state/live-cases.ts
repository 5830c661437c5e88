/** What changed in the queue: a case, and how. */
export interface CaseChange {
  readonly number: string;
  readonly what: string;
}

interface Options {
  /** Opens the stream. */
  readonly open: () => Pick<EventTarget, 'addEventListener'> & Pick<EventSource, 'close' | 'readyState'>;
  readonly onChange: (change: CaseChange) => void;
  /** The stream is there again, after changes that nobody heard. */
  readonly onAgain: () => void;
}

const firstDelay = 1000;
const maxDelay = 30_000;
/** `EventSource.CLOSED`. */
const closed = 2;

/**
 * Hears changes of the queue until the returned function is called. A browser connects again by itself after a lost connection, but
 * not after a refusal, such as by a server that is starting.
 */
export function hearCases({ open, onChange, onAgain }: Options): () => void {
  let failures = 0;
  let missed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stream: ReturnType<Options['open']> | null = null;
  const connect = () => {
    const opened = open();
    stream = opened;
    opened.addEventListener('open', () => {
      failures = 0;
      if (missed) onAgain();
      missed = false;
    });
    opened.addEventListener('cases', (event) => {
      const change = event instanceof MessageEvent ? read(event.data) : null;
      if (change !== null) onChange(change);
    });
    opened.addEventListener('error', () => {
      missed = true;
      if (opened.readyState !== closed || stream !== opened) return;
      opened.close();
      timer = setTimeout(connect, Math.min(maxDelay, firstDelay * 2 ** failures++) * (0.75 + Math.random() / 2));
    });
  };
  connect();
  return () => {
    clearTimeout(timer);
    const last = stream;
    stream = null;
    last?.close();
  };
}

function read(data: unknown): CaseChange | null {
  try {
    const change: unknown = JSON.parse(String(data));
    if (typeof change !== 'object' || change === null || !('number' in change)) return null;
    return { number: String(change.number), what: 'what' in change ? String(change.what) : '' };
  } catch {
    return null;
  }
}
