import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '#platform/web/data/api-client.ts';
import { type Chosen, createUploadQueue, mayRetry, type Upload } from './upload-queue.ts';

interface Sent {
  readonly upload: Upload;
  readonly progress: (fraction: number) => void;
  readonly signal: AbortSignal;
  readonly done: () => void;
  readonly fail: (error: Error) => void;
}

function start() {
  const sent: Sent[] = [];
  const revokePreview = vi.fn();
  let count = 0;
  const replies: string[] = [];
  const queue = createUploadQueue<string>({
    newId: () => `id-${++count}`,
    previewOf: ({ name }) => `blob:${name}`,
    revokePreview,
    send: (upload, progress, signal) =>
      new Promise((done, fail) => {
        sent.push({ upload, progress, signal, done: () => done(`has ${upload.file.name}`), fail });
      }),
  });
  queue.onSent((reply) => replies.push(reply));
  return { queue, sent, replies, revokePreview };
}

const photo = (name: string, type = 'image/jpeg') => new File(['pixels'], name, { type });
const unedited = (file: File): Chosen => ({ file, turn: 0, crop: undefined });
const photoNamed = (name: string) => unedited(photo(name));
const states = (uploads: readonly Upload[]) => uploads.map(({ file, state }) => `${file.name} ${state}`);
const flush = () => new Promise((resolve) => setTimeout(resolve));

describe('queued uploads', () => {
  test('are sent one at a time in the order chosen, and leave the queue when done', async () => {
    const { queue, sent, replies, revokePreview } = start();
    queue.add([photoNamed('a'), photoNamed('b')]);
    expect(states(queue.list())).toEqual(['a sending', 'b waiting']);
    sent[0]?.progress(0.5);
    expect(queue.list()[0]?.progress).toBe(0.5);
    sent[0]?.done();
    await flush();
    expect(states(queue.list())).toEqual(['b sending']);
    expect(revokePreview).toHaveBeenCalledWith('blob:a');
    sent[1]?.done();
    await flush();
    expect(queue.list()).toEqual([]);
    expect(replies).toEqual(['has a', 'has b']);
  });

  test('that fail stay, do not block the others, and are retried with the same id', async () => {
    const { queue, sent } = start();
    queue.add([photoNamed('a'), photoNamed('b')]);
    sent[0]?.fail(new ApiError(503, 'unavailable'));
    await flush();
    expect(states(queue.list())).toEqual(['a failed', 'b sending']);
    expect(queue.list().map(mayRetry)).toEqual([true, false]);
    sent[1]?.done();
    await flush();
    queue.retry('id-1');
    expect(states(queue.list())).toEqual(['a sending']);
    expect(sent[2]?.upload.id).toBe('id-1');
  });

  test('can be removed while being sent, and late results do not bring them back', async () => {
    const { queue, sent, replies } = start();
    queue.add([photoNamed('a'), photoNamed('b')]);
    queue.remove('id-1');
    expect(sent[0]?.signal.aborted).toBe(true);
    sent[0]?.progress(0.9);
    sent[0]?.fail(new DOMException('aborted', 'AbortError'));
    await flush();
    expect(states(queue.list())).toEqual(['b sending']);
    queue.clear();
    sent[1]?.done();
    await flush();
    expect([queue.list(), replies]).toEqual([[], []]);
  });

  test('that no server would accept are not uploaded', () => {
    const { queue, sent } = start();
    queue.add([photo('a', 'application/pdf'), new File([], 'b', { type: 'image/png' }), photo('c', '')].map(unedited));
    expect(states(queue.list())).toEqual(['a failed', 'b failed', 'c sending']);
    expect(queue.list().map(mayRetry)).toEqual([false, false, false]);
    expect(sent).toHaveLength(1);
  });

  // Regression: photos to which the system gives an unusual type were rejected before their bytes were checked.
  test.each(['image/jpg', 'image/pjpeg', 'image/x-png', 'image/heic', '', 'application/octet-stream'])(
    'are sent whatever type the system gives them: %s',
    (type) => {
      const { queue } = start();
      queue.add([unedited(photo('a', type))]);
      expect(states(queue.list())).toEqual(['a sending']);
    },
  );

  test('wait for a connection in order, and resume with it', async () => {
    const { queue, sent } = start();
    queue.add([photoNamed('a'), photoNamed('b')]);
    sent[0]?.progress(0.7);
    sent[0]?.fail(new ApiError(0, 'offline'));
    await flush();
    queue.add([photoNamed('c')]);
    expect(states(queue.list())).toEqual(['a offline', 'b waiting', 'c waiting']);
    expect(queue.list()[0]?.progress).toBe(0);
    queue.resume();
    expect(states(queue.list())).toEqual(['a sending', 'b waiting', 'c waiting']);
    expect(sent[1]?.upload.id).toBe('id-1');
    queue.resume();
    expect(sent).toHaveLength(2);
  });

  test('continue when the offline one is removed', async () => {
    const { queue, sent } = start();
    queue.add([photoNamed('a'), photoNamed('b')]);
    sent[0]?.fail(new ApiError(0, 'offline'));
    await flush();
    queue.remove('id-1');
    expect(states(queue.list())).toEqual(['b sending']);
  });

  test('above the limit may be retried, rejected ones may not', async () => {
    const { queue, sent } = start();
    queue.add([photoNamed('a'), photoNamed('b')]);
    sent[0]?.fail(new ApiError(403, 'photo_limit_reached'));
    await flush();
    sent[1]?.fail(new ApiError(409, 'photo_duplicate'));
    await flush();
    expect(queue.list().map(mayRetry)).toEqual([true, false]);
  });
});
