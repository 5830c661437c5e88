import { addressOf } from '#features/photos/contract/image-address.ts';
import { ApiError } from '#platform/web/data/api-client.ts';
import { createEmitter } from '#platform/web/data/emitter.ts';
import type { ChatImage } from '../../../contract/message.ts';

/** An image that was chosen for a conversation. */
export interface TrayImage {
  /** client_id of the upload, the same for each try. */
  readonly id: string;
  /** File name; empty for a restored image. */
  readonly name: string;
  /** URL of the preview. */
  readonly preview: string;
  /** `offline`: the upload failed without a response; `resume` starts it again. */
  readonly state: 'waiting' | 'sending' | 'offline' | 'failed' | 'ready';
  /** Share of the bytes that are uploaded, 0 to 1. */
  readonly progress: number;
  readonly error: Error | null;
  /** The uploaded image; null until then. */
  readonly image: ChatImage | null;
}

export interface TrayDeps {
  upload(
    to: number,
    item: { readonly id: string; readonly file: File },
    onProgress: (progress: number) => void,
    signal: AbortSignal,
  ): Promise<ChatImage>;
  /** After `send`: all images to the member are uploaded. */
  onReady(to: number, images: readonly ChatImage[]): void;
  /** Why a file cannot be uploaded; null when it can. */
  refusalOf(file: File): Error | null;
  newId(): string;
  previewOf(file: File): string;
  revokePreview(preview: string): void;
}

export interface ImageTray {
  list(to: number): readonly TrayImage[];
  /** `send` was called and uploads are still pending. */
  isSending(to: number): boolean;
  subscribe(listener: () => void): () => void;
  /** Adds files and uploads them. Files beyond `maxImages` are ignored. */
  add(to: number, files: readonly File[]): void;
  remove(to: number, id: string): void;
  retry(to: number, id: string): void;
  /** There may be a connection again. */
  resume(): void;
  /** Calls `onReady` once all images are uploaded; a failed upload cancels it. */
  send(to: number): void;
  /** Adds images that were uploaded but whose messages were not sent. */
  restore(to: number, images: readonly ChatImage[]): void;
}

/** Images chosen at once for one member. */
export const maxImages = 10;

interface Entry extends TrayImage {
  readonly to: number;
  readonly file: File | null;
}

const none: readonly TrayImage[] = [];

/** Uploads the chosen images one after the other, in order. */
export function createImageTray(deps: TrayDeps): ImageTray {
  let entries: readonly Entry[] = [];
  let lists = new Map<number, readonly TrayImage[]>();
  let running: { readonly id: string; readonly abort: AbortController } | null = null;
  /** Members for whom `send` was called while uploads were pending. */
  const sending = new Set<number>();
  const changes = createEmitter();

  const set = (next: readonly Entry[]) => {
    entries = next;
    lists = new Map();
    changes.emit();
  };
  const change = (id: string, part: Partial<TrayImage>) => set(entries.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const discard = (removed: readonly Entry[]) => {
    for (const { file, preview } of removed) if (file !== null) deps.revokePreview(preview);
    set(entries.filter((one) => !removed.includes(one)));
  };
  const entriesFor = (to: number) => entries.filter((one) => one.to === to);

  const sendIfReady = (to: number) => {
    const all = entriesFor(to).filter(({ state }) => state !== 'failed');
    const images = all.map(({ image }) => image).filter((image) => image !== null);
    if (!sending.has(to) || images.length < all.length) return;
    sending.delete(to);
    discard(all);
    if (images.length > 0) deps.onReady(to, images);
  };

  async function uploadNext(): Promise<void> {
    const next = entries.find(({ state }) => state === 'waiting');
    // While one is offline, the others would fail as well.
    if (running !== null || next === undefined || next.file === null || entries.some(({ state }) => state === 'offline')) return;
    const { id, to, file } = next;
    const abort = new AbortController();
    running = { id, abort };
    change(id, { state: 'sending', progress: 0, error: null });
    try {
      const image = await deps.upload(to, { id, file }, (progress) => !abort.signal.aborted && change(id, { progress }), abort.signal);
      if (!abort.signal.aborted) change(id, { state: 'ready', progress: 1, image });
    } catch (error) {
      if (!abort.signal.aborted) fail(to, id, error);
    }
    running = null;
    sendIfReady(to);
    await uploadNext();
  }

  function fail(to: number, id: string, error: unknown): void {
    if (error instanceof ApiError && error.status === 0) return change(id, { state: 'offline', progress: 0 });
    // The member decides whether to retry or to send without it.
    sending.delete(to);
    change(id, { state: 'failed', progress: 0, error: error instanceof Error ? error : new Error('upload failed') });
  }

  return {
    list(to) {
      const cached = lists.get(to);
      if (cached !== undefined) return cached;
      const found = entriesFor(to);
      const list = found.length === 0 ? none : found;
      lists.set(to, list);
      return list;
    },
    isSending: (to) => sending.has(to),
    subscribe: changes.subscribe,
    add(to, files) {
      const room = maxImages - entriesFor(to).length;
      const added = files.slice(0, Math.max(0, room)).map((file): Entry => {
        const error = deps.refusalOf(file);
        const state = error ? 'failed' : 'waiting';
        return { id: deps.newId(), to, file, name: file.name, preview: deps.previewOf(file), state, progress: 0, error, image: null };
      });
      set([...entries, ...added]);
      void uploadNext();
    },
    remove(to, id) {
      if (running?.id === id) running.abort.abort();
      discard(entries.filter((one) => one.id === id));
      sendIfReady(to);
      void uploadNext();
    },
    retry(_to, id) {
      change(id, { state: 'waiting', progress: 0, error: null });
      void uploadNext();
    },
    resume() {
      if (!entries.some(({ state }) => state === 'offline')) return;
      set(entries.map((one) => (one.state === 'offline' ? { ...one, state: 'waiting' } : one)));
      void uploadNext();
    },
    send(to) {
      sending.add(to);
      set(entries);
      sendIfReady(to);
    },
    restore(to, images) {
      const restored = images.map((image): Entry => {
        const preview = addressOf(image.files, image.files.widths[0] ?? image.width);
        return { id: deps.newId(), to, file: null, name: '', preview, state: 'ready', progress: 1, error: null, image };
      });
      set([...restored, ...entries]);
    },
  };
}
