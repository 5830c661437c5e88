import { ApiError } from '#platform/web/data/api-client.ts';
import type { TextStorage } from './browser-storage.ts';

/** What was typed and not sent, per member: kept by the server for all of the member's browsers, here until it has it. */
export interface Drafts {
  /** As it is typed here, else as the server has it. */
  get(to: number): string;
  /** As the server has it. */
  kept(to: number): string;
  set(to: number, text: string): void;
  /** Another browser wrote at `writtenAt` (ISO 8601): true when that is what counts now. */
  heard(to: number, writtenAt: string): boolean;
  /** What is not with the server yet goes there now. */
  flush(): void;
  subscribe(listener: () => void): () => void;
}

export interface Draft {
  readonly to: number;
  readonly text: string;
  /** ISO 8601 in UTC. */
  readonly written_at: string;
}

export interface DraftsDeps {
  readonly storage: TextStorage;
  readonly user: number;
  /** The server's copy, as far as it is known here. */
  kept(to: number): string;
  put(draft: Draft): Promise<unknown>;
  /** The server has it. */
  onKept(draft: Draft): void;
  now(): Date;
}

/** As much as the server would look at. */
const longest = 20_000;
/** Ms without a key until the server gets it. */
const pause = 800;
/** Ms in which nothing from elsewhere takes the place of what is being typed. */
const typing = 3000;
/** Ms until the next try. */
const again = 15_000;

interface Local extends Draft {
  readonly isKept: boolean;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
}

export function createDrafts({ storage, user, kept, put, onKept, now }: DraftsDeps): Drafts {
  const prefix = `chat-draft:${user}:`;
  const local = new Map<number, Local>();
  /** What the server was last told, whether it answered or not. */
  const told = new Map<number, string>();
  /** Ms: the newest of another browser. */
  const elsewhere = new Map<number, number>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());

  const forget = (to: number) => {
    clearTimeout(local.get(to)?.timer);
    storage.remove(`${prefix}${to}`);
    if (local.delete(to)) tell();
  };
  const later = (to: number, delay: number, work: () => void) => {
    const draft = local.get(to);
    if (draft === undefined) return;
    clearTimeout(draft.timer);
    local.set(to, { ...draft, timer: setTimeout(work, delay) });
  };

  function send(to: number): void {
    const draft = local.get(to);
    if (draft === undefined || draft.isKept) return;
    clearTimeout(draft.timer);
    const { text, written_at } = draft;
    const isSame = () => local.get(to)?.written_at === written_at;
    const words = toKeep(text);
    told.set(to, words);
    put({ to, text: words, written_at }).then(
      () => {
        if (Date.parse(written_at) >= (elsewhere.get(to) ?? 0)) onKept({ to, text: words, written_at });
        if (!isSame()) return;
        storage.remove(`${prefix}${to}`);
        local.set(to, { ...draft, isKept: true, timer: undefined });
        const rest = typing - (now().getTime() - Date.parse(written_at));
        later(to, Math.max(0, rest), () => forget(to));
      },
      (error: unknown) => {
        const mayWork = !(error instanceof ApiError) || error.retriable;
        if (isSame() && mayWork) later(to, again, () => send(to));
      },
    );
  }

  for (const key of storage.keys()) {
    const to = Number(key.slice(prefix.length));
    const found = key.startsWith(prefix) && Number.isSafeInteger(to) ? read(storage.get(key)) : null;
    if (found === null) continue;
    local.set(to, { to, ...found, isKept: false, timer: undefined });
    later(to, pause, () => send(to));
  }

  return {
    kept,
    get: (to) => local.get(to)?.text ?? kept(to),
    set(to, text) {
      const words = toKeep(text);
      // Typed and sent before the server heard of it.
      if (text === '' && kept(to) === '' && (told.get(to) ?? '') === '') {
        forget(to);
        return tell();
      }
      clearTimeout(local.get(to)?.timer);
      const written_at = now().toISOString();
      local.set(to, { to, text, written_at, isKept: false, timer: undefined });
      storage.set(`${prefix}${to}`, JSON.stringify({ text: words, written_at }));
      later(to, pause, () => send(to));
      tell();
    },
    heard(to, writtenAt) {
      const at = Date.parse(writtenAt);
      const mine = local.get(to);
      // One's own, coming back, or older than what is typed here.
      if (mine !== undefined && at <= Date.parse(mine.written_at)) return false;
      elsewhere.set(to, at);
      if (mine === undefined) return true;
      const isTyping = now().getTime() - Date.parse(mine.written_at) < typing;
      if (!isTyping) forget(to);
      return true;
    },
    flush: () => [...local.keys()].forEach(send),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const toKeep = (text: string): string => (text.trim() === '' ? '' : text.slice(0, longest));

function read(kept: string | null): Pick<Draft, 'text' | 'written_at'> | null {
  if (kept === null) return null;
  const since = new Date(0).toISOString();
  try {
    const found: unknown = JSON.parse(kept);
    if (typeof found !== 'object' || found === null || !('text' in found) || typeof found.text !== 'string')
      return { text: kept, written_at: since };
    return { text: found.text, written_at: 'written_at' in found && typeof found.written_at === 'string' ? found.written_at : since };
  } catch {
    // Kept when drafts were in the browser only.
    return { text: kept, written_at: since };
  }
}
