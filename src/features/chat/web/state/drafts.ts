import { startOf } from '#platform/contract/text/text.ts';
import { ApiError } from '#platform/web/data/api-client.ts';
import { createEmitter } from '#platform/web/data/emitter.ts';
import { ownKey } from '#platform/web/shell/member-storage.ts';
import type { TextStorage } from './browser-storage.ts';

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
  /**
   * Another or this browser has saved a draft, at `writtenAt` by the server's clock (ISO 8601). Returns true when it is from another
   * browser and newer than the draft saved here.
   */
  acceptRemote(to: number, text: string, writtenAt: string): boolean;
  /** Saves all unsaved drafts now. Resolves when each was saved or has failed. */
  flush(): Promise<void>;
  /** Like `flush`, including drafts of other windows of this browser. To be called before the browser forgets the member. */
  flushAll(): Promise<void>;
  subscribe(listener: () => void): () => void;
}

export interface Draft {
  readonly to: number;
  readonly text: string;
  /** Ms since the text was typed. The clocks of devices differ, but not how they measure durations. */
  readonly age: number;
}

export interface DraftsDeps {
  readonly storage: TextStorage;
  readonly user: number;
  /** The server's copy from the cache; empty for none. */
  saved(to: number): string;
  /** Resolves with the draft's time by the server's clock (ISO 8601), by which the server orders drafts. */
  put(draft: Draft): Promise<string>;
  /** The server has saved it. */
  onSaved(to: number, text: string): void;
  now(): Date;
}

/** The server accepts no more characters. */
const maxLength = 20_000;
/** Debounce before a draft is saved, in ms. */
const saveDelay = 800;
/** Ms after a keystroke during which a remote draft does not replace the local one. */
const typingGrace = 3000;
const retryDelay = 15_000;

interface LocalDraft {
  readonly text: string;
  /** By the clock of this browser, ISO 8601 in UTC. */
  readonly written_at: string;
  /** In ms by the server's clock, once it is saved. */
  readonly savedAt: number | null;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
}

export function createDrafts({ storage, user, saved, put, onSaved, now }: DraftsDeps): Drafts {
  const prefix = `${ownKey('chat-draft', user)}:`;
  const local = new Map<number, LocalDraft>();
  /** The text last sent to the server, whether or not it replied. */
  const lastSent = new Map<number, string>();
  /** When the newest draft of another browser was written, in ms by the server's clock. */
  const newestRemote = new Map<number, number>();
  const changes = createEmitter();

  const discard = (to: number) => {
    clearTimeout(local.get(to)?.timer);
    storage.remove(`${prefix}${to}`);
    if (local.delete(to)) changes.emit();
  };
  /** Never negative: a clock may have been set back since. */
  const ageOf = (writtenAt: string): number => Math.max(0, now().getTime() - Date.parse(writtenAt)) || 0;
  const schedule = (to: number, delay: number, action: () => void) => {
    const draft = local.get(to);
    if (draft === undefined) return;
    clearTimeout(draft.timer);
    local.set(to, { ...draft, timer: setTimeout(action, delay) });
  };

  function save(to: number): Promise<void> {
    const draft = local.get(to);
    if (draft === undefined || draft.savedAt !== null) return Promise.resolve();
    clearTimeout(draft.timer);
    const { written_at } = draft;
    const isUnchanged = () => local.get(to)?.written_at === written_at;
    const text = textToSave(draft.text);
    lastSent.set(to, text);
    return put({ to, text, age: ageOf(written_at) }).then(
      (saved_at) => {
        const savedAt = Date.parse(saved_at);
        if (savedAt >= (newestRemote.get(to) ?? 0)) onSaved(to, text);
        if (!isUnchanged()) return;
        storage.remove(`${prefix}${to}`);
        local.set(to, { ...draft, savedAt, timer: undefined });
        const remaining = typingGrace - ageOf(written_at);
        schedule(to, Math.max(0, remaining), () => discard(to));
      },
      (error: unknown) => {
        const retriable = !(error instanceof ApiError) || error.retriable;
        if (isUnchanged() && retriable) schedule(to, retryDelay, () => void save(to));
      },
    );
  }

  const kept = () =>
    storage.keys().flatMap((key) => {
      const to = Number(key.slice(prefix.length));
      const found = key.startsWith(prefix) && Number.isSafeInteger(to) ? read(storage.get(key)) : null;
      return found === null ? [] : [{ to, ...found }];
    });
  for (const { to, ...found } of kept()) {
    local.set(to, { ...found, savedAt: null, timer: undefined });
    schedule(to, saveDelay, () => void save(to));
  }
  const flush = async () => {
    await Promise.all([...local.keys()].map(save));
  };

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
      local.set(to, { text, written_at, savedAt: null, timer: undefined });
      storage.set(`${prefix}${to}`, JSON.stringify({ text: textToSave(text), written_at }));
      schedule(to, saveDelay, () => void save(to));
      changes.emit();
    },
    acceptRemote(to, text, writtenAt) {
      const at = Date.parse(writtenAt);
      const mine = local.get(to);
      const isOwn = mine !== undefined && text === lastSent.get(to);
      if (isOwn || (mine?.savedAt ?? 0) >= at) return false;
      newestRemote.set(to, at);
      // The unsaved local draft may be newer: the server decides that when it is saved.
      if (mine === undefined || mine.savedAt === null) return true;
      if (ageOf(mine.written_at) >= typingGrace) discard(to);
      return true;
    },
    flush,
    async flushAll() {
      const others = kept().filter(({ to, written_at }) => written_at > (local.get(to)?.written_at ?? ''));
      await Promise.all([
        flush(),
        ...others.map(({ to, text, written_at }) => put({ to, text, age: ageOf(written_at) }).catch(() => undefined)),
      ]);
    },
    subscribe: changes.subscribe,
  };
}

const textToSave = (text: string): string => (text.trim() === '' ? '' : startOf(text, maxLength, maxLength));

function read(stored: string | null): Pick<LocalDraft, 'text' | 'written_at'> | null {
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
