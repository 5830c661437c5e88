import { afterAll, beforeAll, expect, test } from 'vitest';
import { type S3Server, startS3Server } from '#tests/support/storage/s3-server.ts';
import { readBackupSettings } from '../backup-settings.ts';
import { createChunks } from './chunks.ts';
import { createCodec } from './codec.ts';
import { openPlace } from './place.ts';
import { placeWarnings } from './place-warnings.ts';

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

const settings = (url = server.url) => {
  const read = readBackupSettings((name) => (name === 'BACKUP_URL' ? url : null));
  if (read === null) throw new Error('no settings');
  return read;
};

test('a bucket keeps what a folder keeps, and lists it in order', async () => {
  const place = await openPlace(settings());
  await place.put('1/wal/00000001/000000010000000000000002', Buffer.from('second'));
  await place.put('1/wal/00000001/000000010000000000000001', Buffer.from('first'));
  expect((await place.get('1/wal/00000001/000000010000000000000002'))?.toString()).toBe('second');
  expect(await place.list('1/wal')).toEqual(['1/wal/00000001/000000010000000000000001', '1/wal/00000001/000000010000000000000002']);
  expect([await place.has('1/wal/00000001/000000010000000000000001'), await place.has('1/none'), await place.get('1/none')]).toEqual([
    true,
    false,
    null,
  ]);
  await place.remove('1/wal/00000001/000000010000000000000001');
  expect(await place.list('1')).toHaveLength(1);
  const chunks = createChunks(place, createCodec(null), '2');
  const content = Buffer.alloc(9 * 1024 * 1024, 'A photo');
  expect((await chunks.read(await chunks.write(content))).equals(content)).toBe(true);
});

test('a bucket that refuses, or is not there, is named in one sentence without its secret', async () => {
  const wrong = await openPlace(settings(server.url.replace(/:[^:@/]+@/, ':wrong@')));
  await expect(wrong.put('1/x', Buffer.from('x'))).rejects.toThrow(
    'The place that BACKUP_URL names cannot be used: its server refuses the key.',
  );
  expect(settings().name).not.toMatch(/@/);
  expect(await placeWarnings(wrong, settings(), '/tmp')).toEqual([expect.stringContaining('set BACKUP_KEY to encrypt them')]);
});
