import { ApiError } from '#platform/web/data/api-client.ts';
import { createEmitter } from '#platform/web/data/emitter.ts';
import type { Turn, UploadFields } from '../../contract/endpoints.ts';

/** A file with its rotation and crop. */
export interface Chosen {
  readonly file: File;
  readonly turn: Turn;
  readonly crop: UploadFields['crop'];
}

/** A file in the queue. It leaves the queue when the server has it. */
export interface Upload extends Chosen {
  /** Idempotency key, the same for every retry. */
  readonly id: string;
  /** Object URL of the image. */
  readonly preview: string;
  /** `offline`: no reply from the server; continues with `resume`. */
  readonly state: 'waiting' | 'sending' | 'offline' | 'failed';
  /** Fraction of bytes sent, 0 to 1. */
  readonly progress: number;
  readonly error: Error | null;
}

interface Options<Reply> {
  /** Resolves when the server has the photo. */
  readonly send: (upload: Upload, onProgress: (progress: number) => void, signal: AbortSignal) => Promise<Reply>;
  readonly newId: () => string;
  readonly previewOf: (file: File) => string;
  readonly revokePreview: (preview: string) => void;
}

export interface UploadQueue<Reply> {
  list(): readonly Upload[];
  subscribe(listener: () => void): () => void;
  /** Calls back with the server's reply for each uploaded photo. */
  onSent(listener: (reply: Reply) => void): () => void;
  /** Uploads run one at a time, so that photos keep the order chosen. */
  add(chosen: readonly Chosen[]): void;
  retry(id: string): void;
  /** Retries offline uploads. Call when there may be a connection again. */
  resume(): void;
  /** Removes a file, also while it is being sent. */
  remove(id: string): void;
  /** Aborts and removes everything. */
  clear(): void;
}

/** Types that file dialogs offer. The server checks the bytes. Phones convert other types (HEIC) to JPEG when a photo is picked. */
export const acceptedTypes = ['image/jpeg', 'image/png', 'image/webp'];

export function createUploadQueue<Reply>({ send, newId, previewOf, revokePreview }: Options<Reply>): UploadQueue<Reply> {
  let uploads: readonly Upload[] = [];
  let running: { readonly id: string; readonly abort: AbortController } | null = null;
  const changes = createEmitter();
  const sent = createEmitter<[reply: Reply]>();

  const set = (next: readonly Upload[]) => {
    uploads = next;
    changes.emit();
  };
  const change = (id: string, part: Partial<Upload>) => set(uploads.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const discard = (upload: Upload) => {
    set(uploads.filter(({ id }) => id !== upload.id));
    revokePreview(upload.preview);
  };

  async function sendNext(): Promise<void> {
    const next = uploads.find(({ state }) => state === 'waiting');
    // While one upload is offline, the others would fail as well, and lose their order.
    if (running !== null || next === undefined || uploads.some(({ state }) => state === 'offline')) return;
    const { id } = next;
    const abort = new AbortController();
    running = { id, abort };
    change(id, { state: 'sending', progress: 0, error: null });
    try {
      const reply = await send(next, (progress) => !abort.signal.aborted && change(id, { progress }), abort.signal);
      if (!abort.signal.aborted) {
        sent.emit(reply);
        discard(next);
      }
    } catch (error) {
      if (!abort.signal.aborted) change(id, failureOf(error));
    }
    running = null;
    await sendNext();
  }

  return {
    list: () => uploads,
    subscribe: changes.subscribe,
    onSent: sent.subscribe,
    add(chosen) {
      const added = chosen.map((one): Upload => {
        const error = refusalOf(one.file);
        return { ...one, id: newId(), preview: previewOf(one.file), state: error ? 'failed' : 'waiting', progress: 0, error };
      });
      set([...uploads, ...added]);
      void sendNext();
    },
    retry(id) {
      change(id, { state: 'waiting', progress: 0, error: null });
      void sendNext();
    },
    resume() {
      if (!uploads.some(({ state }) => state === 'offline')) return;
      set(uploads.map((one) => (one.state === 'offline' ? { ...one, state: 'waiting' } : one)));
      void sendNext();
    },
    remove(id) {
      const upload = uploads.find((one) => one.id === id);
      if (upload === undefined) return;
      if (running?.id === id) running.abort.abort();
      discard(upload);
      void sendNext();
    },
    clear() {
      running?.abort.abort();
      for (const { preview } of uploads) revokePreview(preview);
      set([]);
    },
  };
}

/** In bytes. Larger files are not even opened. */
const maxOpenedBytes = 200_000_000;

/** Client-side check: why the server would reject a file, or null. */
export function refusalOf(file: File): ApiError | null {
  if (file.size === 0) return new ApiError(400, 'photo_missing');
  if (file.size > maxOpenedBytes) return new ApiError(413, 'too_large');
  // Systems give photos many types: `image/jpg`, `image/pjpeg`, none, or a generic one. The bytes decide.
  const mayBeImage = file.type === '' || file.type.startsWith('image/') || file.type === 'application/octet-stream';
  return mayBeImage ? null : new ApiError(415, 'photo_type_unsupported');
}

/** Whether a retry can succeed. After `photo_limit_reached` the member may have deleted a photo. */
export const mayRetry = ({ error }: Upload): boolean =>
  error instanceof ApiError && (error.retriable || error.code === 'photo_limit_reached');

function failureOf(error: unknown): Pick<Upload, 'state' | 'progress' | 'error'> {
  if (error instanceof ApiError && error.status === 0) return { state: 'offline', progress: 0, error: null };
  return { state: 'failed', progress: 0, error: error instanceof Error ? error : new Error('upload failed') };
}
