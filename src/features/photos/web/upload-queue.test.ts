import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '#platform/web/data/api-client.ts';
import { createUploadQueue, mayRetry, type Upload } from './upload-queue.ts';

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
const states = (uploads: readonly Upload[]) => uploads.map(({ file, state }) => `${file.name} ${state}`);
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('photos on their way', () => {
  test('go one after the other in the order in which they were chosen, and leave when they are there', async () => {
    const { queue, sent, told, forgetPreview } = start();
    queue.add([photo('a'), photo('b')]);
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
    queue.add([photo('a'), photo('b')]);
    sent[0]?.fail(new ApiError(0, 'offline'));
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
    queue.add([photo('a'), photo('b')]);
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
    queue.add([photo('a', 'application/pdf'), new File([], 'b', { type: 'image/png' }), photo('c', '')]);
    expect(states(queue.list())).toEqual(['a failed', 'b failed', 'c sending']);
    expect(queue.list().map(mayRetry)).toEqual([false, false, false]);
    expect(sent).toHaveLength(1);
  });
});
