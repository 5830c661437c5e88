import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { untilDemoPhotos } from '#tests/support/process/demo-photos.ts';

export interface Launched {
  readonly url: string;
  readonly process: ChildProcess;
  readonly dataDir: string;
  stop(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../..');

/** Starts the product in production mode in a separate process, on a fresh durable database in a temporary folder. */
export async function launch({
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'emberleaf-bench-')),
  seed = true,
} = {}): Promise<Launched> {
  const server = spawn(process.execPath, ['--expose-gc', 'scripts/start.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      SEED: seed ? 'on' : 'off',
    },
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const url = /^(http:\/\/\S+) is ready/.exec(line)?.[1];
    if (url === undefined) continue;
    await untilDemoPhotos(url);
    return {
      url,
      process: server,
      dataDir,
      async stop() {
        server.kill('SIGTERM');
        await once(server, 'exit');
        fs.rmSync(dataDir, { recursive: true, force: true });
      },
    };
  }
  throw new Error('the server did not start');
}
