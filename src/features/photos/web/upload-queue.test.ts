import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '#platform/web/data/api-client.ts';
import { type Chosen, createUploadQueue, mayRetry, type Upload } from './upload-queue.ts';

interface Sent {
  readonly upload: Upload;
  readonly progress: (share: number) => void;
  readonly signal: AbortSignal;
  readonly done: () => void;
  readonly fail: (error: Error) => void;
}

function start() {
  const sent: Sent[] = [];
  const forgetPreview = vi.fn();
  let count = 0;
  const told: string[] = [];
  const queue = createUploadQueue<string>({
    newId: () => `id-${++count}`,
    previewOf: ({ name }) => `blob:${name}`,
    forgetPreview,
    send: (upload, progress, signal) =>
      new Promise((done, fail) => {
        sent.push({ upload, progress, signal, done: () => done(`has ${upload.file.name}`), fail });
      }),
  });
  queue.onSent((reply) => told.push(reply));
  return { queue, sent, told, forgetPreview };
}

const photo = (name: string, type = 'image/jpeg') => new File(['pixels'], name, { type });
const asIs = (file: File): Chosen => ({ file, turn: 0, crop: undefined });
const as = (name: string) => asIs(photo(name));
const states = (uploads: readonly Upload[]) => uploads.map(({ file, state }) => `${file.name} ${state}`);
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('photos on their way', () => {
  test('go one after the other in the order in which they were chosen, and leave when they are there', async () => {
    const { queue, sent, told, forgetPreview } = start();
    queue.add([as('a'), as('b')]);
    expect(states(queue.list())).toEqual(['a sending', 'b waiting']);
    sent[0]?.progress(0.5);
    expect(queue.list()[0]?.share).toBe(0.5);
    sent[0]?.done();
    await settled();
    expect(states(queue.list())).toEqual(['b sending']);
    expect(forgetPreview).toHaveBeenCalledWith('blob:a');
    sent[1]?.done();
    await settled();
    expect(queue.list()).toEqual([]);
    expect(told).toEqual(['has a', 'has b']);
  });

  test('that fail stay, let the others pass and are tried again under the same id', async () => {
    const { queue, sent } = start();
    queue.add([as('a'), as('b')]);
    sent[0]?.fail(new ApiError(503, 'unavailable'));
    await settled();
    expect(states(queue.list())).toEqual(['a failed', 'b sending']);
    expect(queue.list().map(mayRetry)).toEqual([true, false]);
    sent[1]?.done();
    await settled();
    queue.retry('id-1');
    expect(states(queue.list())).toEqual(['a sending']);
    expect(sent[2]?.upload.id).toBe('id-1');
  });

  test('can be left out while they are sent, and nothing that comes later brings them back', async () => {
    const { queue, sent, told } = start();
    queue.add([as('a'), as('b')]);
    queue.remove('id-1');
    expect(sent[0]?.signal.aborted).toBe(true);
    sent[0]?.progress(0.9);
    sent[0]?.fail(new DOMException('aborted', 'AbortError'));
    await settled();
    expect(states(queue.list())).toEqual(['b sending']);
    queue.clear();
    sent[1]?.done();
    await settled();
    expect([queue.list(), told]).toEqual([[], []]);
  });

  test('that no server would take are not sent', () => {
    const { queue, sent } = start();
    queue.add([photo('a', 'application/pdf'), new File([], 'b', { type: 'image/png' }), photo('c', '')].map(asIs));
    expect(states(queue.list())).toEqual(['a failed', 'b failed', 'c sending']);
    expect(queue.list().map(mayRetry)).toEqual([false, false, false]);
    expect(sent).toHaveLength(1);
  });

  test('wait for a connection in their order, and go on when there is one', async () => {
    const { queue, sent } = start();
    queue.add([as('a'), as('b')]);
    sent[0]?.progress(0.7);
    sent[0]?.fail(new ApiError(0, 'offline'));
    await settled();
    queue.add([as('c')]);
    expect(states(queue.list())).toEqual(['a offline', 'b waiting', 'c waiting']);
    expect(queue.list()[0]?.share).toBe(0);
    queue.resume();
    expect(states(queue.list())).toEqual(['a sending', 'b waiting', 'c waiting']);
    expect(sent[1]?.upload.id).toBe('id-1');
    queue.resume();
    expect(sent).toHaveLength(2);
  });

  test('go on when the one without a connection is left out', async () => {
    const { queue, sent } = start();
    queue.add([as('a'), as('b')]);
    sent[0]?.fail(new ApiError(0, 'offline'));
    await settled();
    queue.remove('id-1');
    expect(states(queue.list())).toEqual(['b sending']);
  });

  test('that had no room may be tried again, those that are refused may not', async () => {
    const { queue, sent } = start();
    queue.add([as('a'), as('b')]);
    sent[0]?.fail(new ApiError(403, 'photo_limit_reached'));
    await settled();
    sent[1]?.fail(new ApiError(409, 'photo_duplicate'));
    await settled();
    expect(queue.list().map(mayRetry)).toEqual([true, false]);
  });
});
