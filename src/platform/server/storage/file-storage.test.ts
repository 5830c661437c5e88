import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFolderStorage, type FileStorage } from './file-storage.ts';

let dir = '';
let storage: FileStorage;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'emberleaf-files-'));
  storage = createFolderStorage(path.join(dir, 'files'));
});
afterAll(() => rm(dir, { recursive: true }));

describe('a file in the folder', () => {
  test('is read as it was written, and gone when removed', async () => {
    await storage.put('photos/one.webp', Buffer.from('picture'));
    const file = await storage.open('photos/one.webp');
    expect(file?.size).toBe(7);
    expect(file && (await text(file.stream()))).toBe('picture');
    await storage.remove('photos/one.webp');
    expect(await storage.open('photos/one.webp')).toBeNull();
  });

  test.each(['../secret', 'photos/../../secret', '/etc/passwd', 'photos', '.hidden', 'a\u0000b'])(
    'named %j is not reached',
    async (name) => {
      await writeFile(path.join(dir, 'secret'), 'x');
      expect(await storage.open(name)).toBeNull();
    },
  );
});
