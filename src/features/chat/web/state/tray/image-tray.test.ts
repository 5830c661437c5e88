import { describe, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { ApiError } from '#platform/web/data/api-client.ts';
import type { ChatImage } from '../../../contract/message.ts';
import { createImageTray, maxImages } from './image-tray.ts';

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
  const uploads: string[] = [];
  const sent: number[][] = [];
  const revoked: string[] = [];
  const open: { done: (result: ChatImage | Error) => void; progress: (progress: number) => void; signal: AbortSignal }[] = [];
  const tray = createImageTray({
    upload: (_to, item, progress, signal) =>
      new Promise((resolve, reject) => {
        uploads.push(item.file.name);
        signal.addEventListener('abort', () => reject(new DOMException('upload aborted', 'AbortError')));
        open.push({ done: (result) => (result instanceof Error ? reject(result) : resolve(result)), progress, signal });
      }),
    onReady: (_to, images) => sent.push(images.map(({ id }) => id)),
    refusalOf: ({ name }) => (name.endsWith('.txt') ? new ApiError(415, 'photo_type_unsupported') : null),
    newId: () => `id-${++ids}`,
    previewOf: ({ name }) => `blob:${name}`,
    revokePreview: (preview) => revoked.push(preview),
  });
  const finish = async (result: ChatImage | Error) => {
    open.shift()?.done(result);
    await eventually(() => expect(true).toBe(true));
  };
  const states = () => tray.list(anna).map(({ name, state }) => `${name} ${state}`);
  return { tray, uploads, sent, revoked, open, finish, states };
}

describe('the chosen images', () => {
  test('are uploaded one after the other and sent in order', async () => {
    const { tray, uploads, sent, finish, states, open } = setUp();
    tray.add(anna, [file('a'), file('b')]);
    expect(states()).toEqual(['a sending', 'b waiting']);
    open[0]?.progress(0.5);
    expect(tray.list(anna)[0]?.progress).toBe(0.5);
    await finish(image(1));
    expect(uploads).toEqual(['a', 'b']);
    tray.send(anna);
    expect(tray.isSending(anna)).toBe(true);
    expect(sent).toEqual([]);
    await finish(image(2));
    expect(sent).toEqual([[1, 2]]);
    expect(tray.isSending(anna)).toBe(false);
    expect(states()).toEqual([]);
  });

  test('are sent at once when they are already uploaded, and only those for that member', async () => {
    const { tray, sent, finish, revoked } = setUp();
    tray.add(anna, [file('a')]);
    await finish(image(1));
    tray.add(8, [file('z')]);
    tray.send(anna);
    expect(sent).toEqual([[1]]);
    expect(revoked).toEqual(['blob:a']);
    expect(tray.list(8)).toHaveLength(1);
  });

  test('are sent without one that cannot be uploaded', async () => {
    const { tray, sent, finish, states } = setUp();
    tray.add(anna, [file('a.txt'), file('b')]);
    expect(states()).toEqual(['a.txt failed', 'b sending']);
    await finish(image(2));
    tray.send(anna);
    expect(sent).toEqual([[2]]);
    expect(states()).toEqual(['a.txt failed']);
  });

  test('wait for the member when an upload fails after Send', async () => {
    const { tray, sent, finish, states } = setUp();
    tray.add(anna, [file('a'), file('b')]);
    tray.send(anna);
    await finish(new ApiError(400, 'photo_unreadable'));
    await finish(image(2));
    expect(sent).toEqual([]);
    expect(tray.isSending(anna)).toBe(false);
    expect(states()).toEqual(['a failed', 'b ready']);
    tray.retry(anna, 'id-1');
    await finish(image(1));
    tray.send(anna);
    expect(sent).toEqual([[1, 2]]);
  });

  test('can be removed while they are being uploaded', async () => {
    const { tray, uploads, open, states, revoked } = setUp();
    tray.add(anna, [file('a'), file('b')]);
    tray.remove(anna, 'id-1');
    expect(open[0]?.signal.aborted).toBe(true);
    await eventually(() => expect(uploads).toEqual(['a', 'b']));
    expect(states()).toEqual(['b sending']);
    expect(revoked).toEqual(['blob:a']);
  });

  test('continue to be uploaded when the connection is back', async () => {
    const { tray, uploads, finish, states } = setUp();
    tray.add(anna, [file('a'), file('b')]);
    await finish(new ApiError(0, 'offline'));
    expect(states()).toEqual(['a offline', 'b waiting']);
    expect(uploads).toEqual(['a']);
    tray.resume();
    await finish(image(1));
    await finish(image(2));
    expect(uploads).toEqual(['a', 'a', 'b']);
    expect(states()).toEqual(['a ready', 'b ready']);
  });

  test('are restored when their message was not sent', () => {
    const { tray, sent, states } = setUp();
    tray.restore(anna, [image(5)]);
    expect(states()).toEqual([' ready']);
    tray.send(anna);
    expect(sent).toEqual([[5]]);
  });

  test('are limited in number', () => {
    const { tray } = setUp();
    tray.add(
      anna,
      Array.from({ length: maxImages + 3 }, (_, index) => file(`${index}`)),
    );
    expect(tray.list(anna)).toHaveLength(maxImages);
  });
});
