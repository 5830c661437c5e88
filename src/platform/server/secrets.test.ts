import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EnvError } from './env-error.ts';
import { createSigner, loadSecret } from './secrets.ts';
import { writeWhole } from './storage/write-whole.ts';

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'emberleaf-secret-'));
});
afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

describe('the secret of an installation', () => {
  test('is generated once, readable by its owner only', async () => {
    const made = await loadSecret(null, path.join(dir, 'new/data'));
    expect(made).toMatch(/^[\w-]{43}$/);
    expect(await loadSecret(null, path.join(dir, 'new/data'))).toBe(made);
    expect(fs.statSync(path.join(dir, 'new/data/secret')).mode & 0o777).toBe(0o600);
    expect(await loadSecret('g'.repeat(32), path.join(dir, 'new/data'))).toBe('g'.repeat(32));
  });

  // A full disk at the first start left an empty secret; with it, anybody could forge sessions and addresses of photos.
  test.each(['', '\n', 'short', 'x'.repeat(31)])('that is stored as %j is refused with an explanation', async (stored) => {
    fs.writeFileSync(path.join(dir, 'secret'), stored);
    await expect(loadSecret(null, dir)).rejects.toThrow(EnvError);
    await expect(loadSecret(null, dir)).rejects.toThrow(/secret is damaged.*at least 32 characters.*backup/);
    expect(fs.readFileSync(path.join(dir, 'secret'), 'utf8')).toBe(stored);
  });

  test('that cannot be read is not replaced', async () => {
    fs.mkdirSync(path.join(dir, 'secret'));
    await expect(loadSecret(null, dir)).rejects.toThrow(/EISDIR/);
  });
});

describe('a signature', () => {
  const secret = 's'.repeat(40);
  const { sign, verify } = createSigner(secret, 'links');

  test('is valid only for its text, its purpose and its secret', () => {
    const signature = sign('user 7');
    expect(signature).toMatch(/^[\w-]{43}$/);
    expect(verify('user 7', signature)).toBe(true);
    expect(verify('user 8', signature)).toBe(false);
    expect(createSigner(secret, 'devices').verify('user 7', signature)).toBe(false);
    expect(createSigner('t'.repeat(40), 'links').verify('user 7', signature)).toBe(false);
  });

  test.each(['', 'a', 'é'.repeat(43), 'x'.repeat(10_000)])('that is %.10j is invalid', (given) => {
    expect(verify('user 7', given)).toBe(false);
  });
});

describe('a file that matters', () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

  test('does not change when its disk is full', async () => {
    const file = path.join(dir, 'kept');
    await writeWhole(file, 'old', { mode: 0o600 });
    await expect(
      writeWhole(
        file,
        (async function* () {
          yield Buffer.from('ne');
          throw full;
        })(),
      ),
    ).rejects.toThrow(full);
    expect([fs.readFileSync(file, 'utf8'), fs.readdirSync(dir)]).toEqual(['old', ['kept']]);
  });

  test('is complete for every reader while it is replaced', async () => {
    const file = path.join(dir, 'kept');
    const contents = ['a', 'b'].map((letter) => letter.repeat(100_000));
    await writeWhole(file, contents[0] ?? '');
    let writing = true;
    const writes = (async () => {
      for (let n = 0; n < 20; n++) await writeWhole(file, contents[n % 2] ?? '');
      writing = false;
    })();
    while (writing) expect(contents).toContain(await fs.promises.readFile(file, 'utf8'));
    await writes;
    expect(fs.readdirSync(dir)).toEqual(['kept']);
  });
});
