import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '#platform/web/data/api-client.ts';
import type { ChatImage } from '../contract/message.ts';
import { createImageTray, mostImages } from './image-tray.ts';

const anna = 7;
const image = (id: number): ChatImage => ({
  id,
  width: 4,
  height: 3,
  files: { address: `clear-${id}`, widths: [4], avif: false },
  blurred: `blurred-${id}`,
  thumb_hash: '',
});
const file = (name: string) => new File(['bytes'], name, { type: 'image/jpeg' });

function setUp() {
  let ids = 0;
  const begun: string[] = [];
  const handed: number[][] = [];
  const forgotten: string[] = [];
  const open: { done: (result: ChatImage | Error) => void; progress: (share: number) => void; signal: AbortSignal }[] = [];
  const tray = createImageTray({
    upload: (_to, item, progress, signal) =>
      new Promise((resolve, reject) => {
        begun.push(item.file.name);
        signal.addEventListener('abort', () => reject(new DOMException('upload aborted', 'AbortError')));
        open.push({ done: (result) => (result instanceof Error ? reject(result) : resolve(result)), progress, signal });
      }),
    onReady: (_to, images) => handed.push(images.map(({ id }) => id)),
    refusalOf: ({ name }) => (name.endsWith('.txt') ? new ApiError(415, 'photo_type_unsupported') : null),
    newId: () => `id-${++ids}`,
    previewOf: ({ name }) => `blob:${name}`,
    forgetPreview: (preview) => forgotten.push(preview),
  });
  const finish = async (result: ChatImage | Error) => {
    open.shift()?.done(result);
    await vi.waitFor(() => expect(true).toBe(true));
  };
  const states = () => tray.list(anna).map(({ name, state }) => `${name} ${state}`);
  return { tray, begun, handed, forgotten, open, finish, states };
}

describe('the pictures above the words', () => {
  test('are uploaded one after the other, and handed over in their order', async () => {
    const { tray, begun, handed, finish, states, open } = setUp();
    tray.add(anna, [file('a'), file('b')]);
    expect(states()).toEqual(['a sending', 'b waiting']);
    open[0]?.progress(0.5);
    expect(tray.list(anna)[0]?.share).toBe(0.5);
    await finish(image(1));
    expect(begun).toEqual(['a', 'b']);
    tray.send(anna);
    expect(tray.isSending(anna)).toBe(true);
    expect(handed).toEqual([]);
    await finish(image(2));
    expect(handed).toEqual([[1, 2]]);
    expect(tray.isSending(anna)).toBe(false);
    expect(states()).toEqual([]);
  });

  test('go at once when they are there already, and only those of the member', async () => {
    const { tray, handed, finish, forgotten } = setUp();
    tray.add(anna, [file('a')]);
    await finish(image(1));
    tray.add(8, [file('z')]);
    tray.send(anna);
    expect(handed).toEqual([[1]]);
    expect(forgotten).toEqual(['blob:a']);
    expect(tray.list(8)).toHaveLength(1);
  });

  test('say why one cannot be sent, and send the others', async () => {
    const { tray, handed, finish, states } = setUp();
    tray.add(anna, [file('a.txt'), file('b')]);
    expect(states()).toEqual(['a.txt failed', 'b sending']);
    await finish(image(2));
    tray.send(anna);
    expect(handed).toEqual([[2]]);
    expect(states()).toEqual(['a.txt failed']);
  });

  test('wait for a decision when one fails while it is sent', async () => {
    const { tray, handed, finish, states } = setUp();
    tray.add(anna, [file('a'), file('b')]);
    tray.send(anna);
    await finish(new ApiError(400, 'photo_unreadable'));
    await finish(image(2));
    expect(handed).toEqual([]);
    expect(tray.isSending(anna)).toBe(false);
    expect(states()).toEqual(['a failed', 'b ready']);
    tray.retry(anna, 'id-1');
    await finish(image(1));
    tray.send(anna);
    expect(handed).toEqual([[1, 2]]);
  });

  test('can be left out while they are uploaded', async () => {
    const { tray, begun, open, states, forgotten } = setUp();
    tray.add(anna, [file('a'), file('b')]);
    tray.remove(anna, 'id-1');
    expect(open[0]?.signal.aborted).toBe(true);
    await vi.waitFor(() => expect(begun).toEqual(['a', 'b']));
    expect(states()).toEqual(['b sending']);
    expect(forgotten).toEqual(['blob:a']);
  });

  test('go on when there is a connection again', async () => {
    const { tray, begun, finish, states } = setUp();
    tray.add(anna, [file('a'), file('b')]);
    await finish(new ApiError(0, 'offline'));
    expect(states()).toEqual(['a offline', 'b waiting']);
    expect(begun).toEqual(['a']);
    tray.resume();
    await finish(image(1));
    await finish(image(2));
    expect(begun).toEqual(['a', 'a', 'b']);
    expect(states()).toEqual(['a ready', 'b ready']);
  });

  test('come back when they were not sent after all', () => {
    const { tray, handed, states } = setUp();
    tray.restore(anna, [image(5)]);
    expect(states()).toEqual([' ready']);
    tray.send(anna);
    expect(handed).toEqual([[5]]);
  });

  test('are not more than fit', () => {
    const { tray } = setUp();
    tray.add(
      anna,
      Array.from({ length: mostImages + 3 }, (_, index) => file(`${index}`)),
    );
    expect(tray.list(anna)).toHaveLength(mostImages);
  });
});
