import { addressOf } from '#features/photos/contract/image.ts';
import { ApiError } from '#platform/web/data/api-client.ts';
import type { ChatImage } from '../contract/message.ts';

/** A picture that was chosen for a conversation. */
export interface TrayImage {
  /** client_id of the upload, the same for each try. */
  readonly id: string;
  /** The file's. */
  readonly name: string;
  /** Address of the picture for this page. */
  readonly preview: string;
  /** `offline`: nothing came back; it goes on by `resume`. */
  readonly state: 'waiting' | 'sending' | 'offline' | 'failed' | 'ready';
  /** Of its bytes, 0 to 1. */
  readonly share: number;
  readonly error: Error | null;
  /** What the server made of it. */
  readonly image: ChatImage | null;
}

export interface TrayDeps {
  upload(
    to: number,
    item: { readonly id: string; readonly file: File },
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ): Promise<ChatImage>;
  /** All that were to be sent are uploaded. */
  onReady(to: number, images: readonly ChatImage[]): void;
  /** Why a file need not be sent at all. */
  refusalOf(file: File): Error | null;
  newId(): string;
  previewOf(file: File): string;
  forgetPreview(preview: string): void;
}

export interface ImageTray {
  list(to: number): readonly TrayImage[];
  /** They go out as soon as all are uploaded. */
  isSending(to: number): boolean;
  subscribe(listener: () => void): () => void;
  /** Uploads begin at once; what exceeds the number that a tray holds is left out. */
  add(to: number, files: readonly File[]): void;
  remove(to: number, id: string): void;
  retry(to: number, id: string): void;
  /** There may be a connection again. */
  resume(): void;
  /** Hands the pictures over, now or when the last is uploaded; one that fails stops it. */
  send(to: number): void;
  /** What was uploaded and not sent after all. */
  restore(to: number, images: readonly ChatImage[]): void;
}

/** Pictures chosen at once; more would be a flood. */
export const mostImages = 10;

interface Entry extends TrayImage {
  readonly to: number;
  readonly file: File | null;
}

const none: readonly TrayImage[] = [];

/** Uploads chosen pictures one after the other, in their order. */
export function createImageTray(deps: TrayDeps): ImageTray {
  let entries: readonly Entry[] = [];
  let lists = new Map<number, readonly TrayImage[]>();
  let running: { readonly id: string; readonly abort: AbortController } | null = null;
  const wanted = new Set<number>();
  const listeners = new Set<() => void>();

  const set = (next: readonly Entry[]) => {
    entries = next;
    lists = new Map();
    listeners.forEach((listener) => listener());
  };
  const change = (id: string, part: Partial<TrayImage>) => set(entries.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const take = (gone: readonly Entry[]) => {
    for (const { file, preview } of gone) if (file !== null) deps.forgetPreview(preview);
    set(entries.filter((one) => !gone.includes(one)));
  };
  const of = (to: number) => entries.filter((one) => one.to === to);

  const handOver = (to: number) => {
    const all = of(to).filter(({ state }) => state !== 'failed');
    const images = all.map(({ image }) => image).filter((image) => image !== null);
    if (!wanted.has(to) || images.length < all.length) return;
    wanted.delete(to);
    take(all);
    if (images.length > 0) deps.onReady(to, images);
  };

  async function work(): Promise<void> {
    const next = entries.find(({ state }) => state === 'waiting');
    // Without a connection the others would only fail as well.
    if (running !== null || next === undefined || next.file === null || entries.some(({ state }) => state === 'offline')) return;
    const { id, to, file } = next;
    const abort = new AbortController();
    running = { id, abort };
    change(id, { state: 'sending', share: 0, error: null });
    try {
      const image = await deps.upload(to, { id, file }, (share) => !abort.signal.aborted && change(id, { share }), abort.signal);
      if (!abort.signal.aborted) change(id, { state: 'ready', share: 1, image });
    } catch (error) {
      if (!abort.signal.aborted) fail(to, id, error);
    }
    running = null;
    handOver(to);
    await work();
  }

  function fail(to: number, id: string, error: unknown): void {
    if (error instanceof ApiError && error.status === 0) return change(id, { state: 'offline', share: 0 });
    // Whoever wanted to send it decides anew.
    wanted.delete(to);
    change(id, { state: 'failed', share: 0, error: error instanceof Error ? error : new Error('upload failed') });
  }

  return {
    list(to) {
      const known = lists.get(to);
      if (known !== undefined) return known;
      const found = of(to);
      const list = found.length === 0 ? none : found;
      lists.set(to, list);
      return list;
    },
    isSending: (to) => wanted.has(to),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(to, files) {
      const room = mostImages - of(to).length;
      const added = files.slice(0, Math.max(0, room)).map((file): Entry => {
        const error = deps.refusalOf(file);
        const state = error ? 'failed' : 'waiting';
        return { id: deps.newId(), to, file, name: file.name, preview: deps.previewOf(file), state, share: 0, error, image: null };
      });
      set([...entries, ...added]);
      void work();
    },
    remove(to, id) {
      if (running?.id === id) running.abort.abort();
      take(entries.filter((one) => one.id === id));
      handOver(to);
      void work();
    },
    retry(_to, id) {
      change(id, { state: 'waiting', share: 0, error: null });
      void work();
    },
    resume() {
      if (!entries.some(({ state }) => state === 'offline')) return;
      set(entries.map((one) => (one.state === 'offline' ? { ...one, state: 'waiting' } : one)));
      void work();
    },
    send(to) {
      wanted.add(to);
      set(entries);
      handOver(to);
    },
    restore(to, images) {
      const back = images.map((image): Entry => {
        const preview = addressOf(image.files, image.files.widths[0] ?? image.width);
        return { id: deps.newId(), to, file: null, name: '', preview, state: 'ready', share: 1, error: null, image };
      });
      set([...back, ...entries]);
    },
  };
}
