import { startOf } from '#platform/contract/text.ts';
import { ApiError } from '#platform/web/data/api-client.ts';
import { createEmitter } from '#platform/web/data/emitter.ts';
import { memberKey } from '#platform/web/shell/member-storage.ts';
import type { TextStorage } from '../outbox/browser-storage.ts';

/**
 * Unsent text, one draft for each recipient. The server stores it for all browsers of the member; this browser keeps a copy
 * until it is saved there.
 */
export interface Drafts {
  /** The text typed in this browser, else the saved one. */
  get(to: number): string;
  /** The text as saved on the server. */
  saved(to: number): string;
  set(to: number, text: string): void;
  /** Another browser saved a draft that was written at `writtenAt` (ISO 8601). True when it is newer than the one here. */
  acceptRemote(to: number, writtenAt: string): boolean;
  /** Saves all unsaved drafts now; resolves when each was answered or has failed. */
  flush(): Promise<void>;
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
  /** The server's copy from the cache; empty for none. */
  saved(to: number): string;
  put(draft: Draft): Promise<unknown>;
  /** The server has saved it. */
  onSaved(draft: Draft): void;
  now(): Date;
}

/** The server accepts no more characters. */
const maxLength = 20_000;
/** Debounce before a draft is saved, in ms. */
const saveDelay = 800;
/** Ms after a keystroke during which a remote draft does not replace the local one. */
const typingGrace = 3000;
const retryDelay = 15_000;

interface LocalDraft extends Draft {
  readonly isSaved: boolean;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
}

export function createDrafts({ storage, user, saved, put, onSaved, now }: DraftsDeps): Drafts {
  const prefix = memberKey(`chat-draft:${user}:`);
  const local = new Map<number, LocalDraft>();
  /** The text last sent to the server, whether or not it replied. */
  const lastSent = new Map<number, string>();
  /** When the newest draft of another browser was written, in ms. */
  const newestRemote = new Map<number, number>();
  const changes = createEmitter();

  const discard = (to: number) => {
    clearTimeout(local.get(to)?.timer);
    storage.remove(`${prefix}${to}`);
    if (local.delete(to)) changes.emit();
  };
  const schedule = (to: number, delay: number, action: () => void) => {
    const draft = local.get(to);
    if (draft === undefined) return;
    clearTimeout(draft.timer);
    local.set(to, { ...draft, timer: setTimeout(action, delay) });
  };

  function save(to: number): Promise<void> {
    const draft = local.get(to);
    if (draft === undefined || draft.isSaved) return Promise.resolve();
    clearTimeout(draft.timer);
    const { written_at } = draft;
    const isUnchanged = () => local.get(to)?.written_at === written_at;
    const text = textToSave(draft.text);
    lastSent.set(to, text);
    return put({ to, text, written_at }).then(
      () => {
        if (Date.parse(written_at) >= (newestRemote.get(to) ?? 0)) onSaved({ to, text, written_at });
        if (!isUnchanged()) return;
        storage.remove(`${prefix}${to}`);
        local.set(to, { ...draft, isSaved: true, timer: undefined });
        const remaining = typingGrace - (now().getTime() - Date.parse(written_at));
        schedule(to, Math.max(0, remaining), () => discard(to));
      },
      (error: unknown) => {
        const retriable = !(error instanceof ApiError) || error.retriable;
        if (isUnchanged() && retriable) schedule(to, retryDelay, () => void save(to));
      },
    );
  }

  for (const key of storage.keys()) {
    const to = Number(key.slice(prefix.length));
    const found = key.startsWith(prefix) && Number.isSafeInteger(to) ? read(storage.get(key)) : null;
    if (found === null) continue;
    local.set(to, { to, ...found, isSaved: false, timer: undefined });
    schedule(to, saveDelay, () => void save(to));
  }

  return {
    saved,
    get: (to) => local.get(to)?.text ?? saved(to),
    set(to, text) {
      // Sent or deleted before it was saved: there is nothing to save.
      if (text === '' && saved(to) === '' && (lastSent.get(to) ?? '') === '') {
        discard(to);
        return changes.emit();
      }
      clearTimeout(local.get(to)?.timer);
      const written_at = now().toISOString();
      local.set(to, { to, text, written_at, isSaved: false, timer: undefined });
      storage.set(`${prefix}${to}`, JSON.stringify({ text: textToSave(text), written_at }));
      schedule(to, saveDelay, () => void save(to));
      changes.emit();
    },
    acceptRemote(to, writtenAt) {
      const at = Date.parse(writtenAt);
      const mine = local.get(to);
      // This browser's own draft coming back, or one older than the local draft.
      if (mine !== undefined && at <= Date.parse(mine.written_at)) return false;
      newestRemote.set(to, at);
      if (mine === undefined) return true;
      const isTyping = now().getTime() - Date.parse(mine.written_at) < typingGrace;
      if (!isTyping) discard(to);
      return true;
    },
    async flush() {
      await Promise.all([...local.keys()].map(save));
    },
    subscribe: changes.subscribe,
  };
}

const textToSave = (text: string): string => (text.trim() === '' ? '' : startOf(text, maxLength, maxLength));

function read(stored: string | null): Pick<Draft, 'text' | 'written_at'> | null {
  if (stored === null) return null;
  const unknownTime = new Date(0).toISOString();
  try {
    const found: unknown = JSON.parse(stored);
    if (typeof found !== 'object' || found === null || !('text' in found) || typeof found.text !== 'string')
      return { text: stored, written_at: unknownTime };
    return { text: found.text, written_at: 'written_at' in found && typeof found.written_at === 'string' ? found.written_at : unknownTime };
  } catch {
    // The old storage format: plain text.
    return { text: stored, written_at: unknownTime };
  }
}
