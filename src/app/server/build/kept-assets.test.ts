import fs from 'node:fs';
import path from 'node:path';
import Fastify from 'fastify';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { quiet } from '#tests/support/quiet.ts';
import { mountAssets } from '../pages/mount-assets.ts';
import { keepAssets } from './kept-assets.ts';

const day = 24 * 3600_000;
let dir: string;
let kept: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(inject('runDir'), 'assets-'));
  kept = path.join(dir, 'kept');
});

/** The built files of a release. */
function build(...files: string[]): string {
  const built = fs.mkdtempSync(path.join(dir, 'built-'));
  for (const file of files) fs.writeFileSync(path.join(built, file), `// ${file}`);
  return built;
}

const start = (built: string, days = 0) => keepAssets({ built, kept, log: quiet, now: () => Date.now() + days * day });

const [oldFile, newFile] = ['page-A1b2C3d4.js', 'page-Z9y8X7w6.js'];

describe('the assets of other releases', () => {
  test('are found by processes of every release, older and newer, for seven days after its last sign of life', async () => {
    const before = await start(build(oldFile, `${oldFile}.br`));
    expect(await before.find(newFile)).toBeNull();
    const after = await start(build(newFile));
    expect(await before.find(newFile)).toContain(kept);
    const folder = await after.find(oldFile);
    expect(fs.readdirSync(folder ?? '')).toEqual([oldFile, `${oldFile}.br`]);
    await start(build('third-A1b2C3d4.css'), 6.9);
    expect(await after.find(oldFile)).toBe(folder);
    const last = await start(build('fourth-A1b2C3d4.css'), 7.1);
    expect([await last.find(oldFile), await last.find(newFile)]).toEqual([null, null]);
    expect(await last.find('third-A1b2C3d4.css')).toContain(kept);
  });

  test('of the own build outlive the build, which another one may replace', async () => {
    const built = build(oldFile);
    const running = await start(built);
    fs.rmSync(built, { recursive: true });
    expect(await running.find(oldFile)).toContain(kept);
  });

  test('are whole although a process is killed while it copies them, and stay bounded', async () => {
    fs.mkdirSync(path.join(kept, '0123456789abcdef.77.part'), { recursive: true });
    for (let n = 0; n < 25; n++) await start(build(`page-A1b2C3${String(n).padStart(2, '0')}.js`), n / 100);
    await start(build(oldFile), 0.3);
    const folders = fs.readdirSync(kept);
    expect([folders.length, folders.filter((name) => name.endsWith('.part'))]).toEqual([20, []]);
  });

  test('never cost the start', async () => {
    fs.writeFileSync(kept, 'a file, where the folder should be');
    const running = await start(build(oldFile));
    expect(await running.find(oldFile)).toBeNull();
  });

  test('are served like those of this build, and nothing else is', async () => {
    const other = build(oldFile, 'page.html', 'page-A1b2C3d4.html', 'secret', 'photo.webp');
    fs.writeFileSync(path.join(dir, 'outside-A1b2C3d4.js'), 'outside');
    await start(other);
    const own = build(newFile);
    const { find } = await start(own);
    const server = Fastify();
    await mountAssets(server, own, find, own);
    const get = async (file: string) => {
      const { statusCode, headers, body } = await server.inject(`/assets/${file}`);
      return statusCode === 200 ? [headers['content-type'], headers['cache-control'], body] : statusCode;
    };
    const [script, always] = ['application/javascript; charset=utf-8', 'public, max-age=31536000, immutable'];
    expect(await get(newFile)).toEqual([script, always, `// ${newFile}`]);
    expect(await get(oldFile)).toEqual([script, always, `// ${oldFile}`]);
    for (const file of ['page.html', 'page-A1b2C3d4.html', 'secret', 'photo.webp', 'none-A1b2C3d4.js', '..', '.', ''])
      expect(await get(file)).toBe(404);
    for (const file of [
      '..%2foutside-A1b2C3d4.js',
      '..%2f..%2foutside-A1b2C3d4.js',
      '%2e%2e%2foutside-A1b2C3d4.js',
      '..%5coutside-A1b2C3d4.js',
    ])
      expect([403, 404]).toContain(await get(file));
    expect([400, 403, 404]).toContain(await get('page-A1b2C3d4.js%00.html'));
    await server.close();
  });
});
