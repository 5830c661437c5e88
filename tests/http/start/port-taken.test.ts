import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

// Regression: a second start ended with a stack trace, after it had opened the database of the first.
const programs = [
  ['scripts/start.ts', []],
  ['scripts/dev.ts', ['slow']],
] as const;
for (const [program, tags] of programs)
  test(`a start whose port is taken says what to do, and touches nothing: ${program}`, { tags: [...tags] }, async () => {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'emberleaf-port-'));
    const dataDir = path.join(dir, 'data');
    const other = net.createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as net.AddressInfo;
    const site = spawn(process.execPath, [program], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env['PATH'], APP_ENV: 'test', SEED: 'off', PORT: String(port), DATA_DIR: dataDir },
    });
    const [said, [code]] = await Promise.all([text(site.stderr), once(site, 'exit')]);
    expect(said).toBe(
      `Port ${port} is taken, perhaps by a site that runs already: end that program, or choose another port, such as PORT=${port + 1}.\n`,
    );
    expect(code).toBe(1);
    expect(fs.existsSync(dataDir)).toBe(false);
    other.close();
    fs.rmSync(dir, { recursive: true });
  });
