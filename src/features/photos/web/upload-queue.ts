import { ApiError } from '#platform/web/data/api-client.ts';
import type { Turn, UploadFields } from '../contract/endpoints.ts';
import { largestPhoto } from '../contract/rules.ts';

/** A file, and how it is to be turned and cropped. */
export interface Chosen {
  readonly file: File;
  readonly turn: Turn;
  readonly crop: UploadFields['crop'];
}

/** A file on its way. Done ones leave the queue. */
export interface Upload extends Chosen {
  /** The same for each try, so that none makes a second photo. */
  readonly id: string;
  /** Address of the picture for this page alone. */
  readonly preview: string;
  /** `offline`: nothing came back; it goes on by `resume`. */
  readonly state: 'waiting' | 'sending' | 'offline' | 'failed';
  /** Of its bytes, 0 to 1. */
  readonly share: number;
  readonly error: Error | null;
}

interface Options<Reply> {
  /** Resolves when the server has the photo. */
  readonly send: (upload: Upload, onProgress: (share: number) => void, signal: AbortSignal) => Promise<Reply>;
  readonly newId: () => string;
  readonly previewOf: (file: File) => string;
  readonly forgetPreview: (preview: string) => void;
}

export interface UploadQueue<Reply> {
  list(): readonly Upload[];
  subscribe(listener: () => void): () => void;
  /** Hears the server's answer for each photo that it has. */
  onSent(listener: (reply: Reply) => void): () => void;
  /** Sends one after the other, so that they stand in the order in which they were chosen. */
  add(chosen: readonly Chosen[]): void;
  /** Once more. */
  retry(id: string): void;
  /** There may be a connection again. */
  resume(): void;
  /** Leaves a file out, also in the middle of sending. */
  remove(id: string): void;
  /** Stops and forgets everything. */
  clear(): void;
}

/** What a photo may be; the server looks at the bytes. Phones turn what is not listed (HEIC) into JPEG when it is picked. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'];

export function createUploadQueue<Reply>({ send, newId, previewOf, forgetPreview }: Options<Reply>): UploadQueue<Reply> {
  let uploads: readonly Upload[] = [];
  let running: { readonly id: string; readonly abort: AbortController } | null = null;
  const listeners = new Set<() => void>();
  const told = new Set<(reply: Reply) => void>();

  const set = (next: readonly Upload[]) => {
    uploads = next;
    listeners.forEach((listener) => listener());
  };
  const change = (id: string, part: Partial<Upload>) => set(uploads.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const drop = (gone: Upload) => {
    set(uploads.filter(({ id }) => id !== gone.id));
    forgetPreview(gone.preview);
  };

  async function work(): Promise<void> {
    const next = uploads.find(({ state }) => state === 'waiting');
    // Without a connection the others would only fail as well, in another order.
    if (running !== null || next === undefined || uploads.some(({ state }) => state === 'offline')) return;
    const { id } = next;
    const abort = new AbortController();
    running = { id, abort };
    change(id, { state: 'sending', share: 0, error: null });
    try {
      const reply = await send(next, (share) => !abort.signal.aborted && change(id, { share }), abort.signal);
      if (!abort.signal.aborted) {
        told.forEach((tell) => tell(reply));
        drop(next);
      }
    } catch (error) {
      if (!abort.signal.aborted) change(id, failureOf(error));
    }
    running = null;
    await work();
  }

  return {
    list: () => uploads,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onSent(listener) {
      told.add(listener);
      return () => told.delete(listener);
    },
    add(chosen) {
      const added = chosen.map((one): Upload => {
        const error = refusalOf(one.file);
        return { ...one, id: newId(), preview: previewOf(one.file), state: error ? 'failed' : 'waiting', share: 0, error };
      });
      set([...uploads, ...added]);
      void work();
    },
    retry(id) {
      change(id, { state: 'waiting', share: 0, error: null });
      void work();
    },
    resume() {
      if (!uploads.some(({ state }) => state === 'offline')) return;
      set(uploads.map((one) => (one.state === 'offline' ? { ...one, state: 'waiting' } : one)));
      void work();
    },
    remove(id) {
      const gone = uploads.find((one) => one.id === id);
      if (gone === undefined) return;
      if (running?.id === id) running.abort.abort();
      drop(gone);
      void work();
    },
    clear() {
      running?.abort.abort();
      for (const { preview } of uploads) forgetPreview(preview);
      set([]);
    },
  };
}

/** Why a file need not be sent at all. */
export function refusalOf(file: File): ApiError | null {
  if (file.size === 0) return new ApiError(400, 'photo_missing');
  if (file.size > largestPhoto) return new ApiError(413, 'too_large');
  // Some systems do not say what a file is: then the server looks.
  if (file.type !== '' && !photoTypes.includes(file.type)) return new ApiError(415, 'photo_type_unsupported');
  return null;
}

/** Whether another try could end otherwise; there may be room by then. */
export const mayRetry = ({ error }: Upload): boolean =>
  error instanceof ApiError && (error.retriable || error.code === 'photo_limit_reached');

function failureOf(error: unknown): Pick<Upload, 'state' | 'share' | 'error'> {
  if (error instanceof ApiError && error.status === 0) return { state: 'offline', share: 0, error: null };
  return { state: 'failed', share: 0, error: error instanceof Error ? error : new Error('upload failed') };
}
