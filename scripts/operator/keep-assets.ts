import fs from 'node:fs/promises';
import path from 'node:path';
import { keepAssets } from '../../src/app/server/build/kept-assets.ts';
import { readEnv } from '../../src/platform/server/env.ts';
import { createLog } from '../../src/platform/server/log.ts';
import { refuse } from './run-command.ts';

/**
 * `npm run keep-assets`: keeps the scripts and styles of this release in `DATA_DIR` for the processes of other releases that run there,
 * before the first process of this release is started on another machine.
 */
const built = path.resolve(import.meta.dirname, '../../dist/client/assets');
const files = await fs.readdir(built).catch(() => []);
const env = readEnv();
const { find } = await keepAssets({ built, kept: path.join(env.dataDir, 'assets'), log: createLog(env) });
const kept = await Promise.all(files.map(find));
if (files.length === 0) refuse('There are no built pages: run "npm run build" first.');
else if (kept.every((folder) => folder === null)) refuse('Nothing was kept, for the reason above.');
else console.log(`${kept.filter((folder) => folder !== null).length} files are kept in ${env.dataDir}.`);
process.exitCode = kept.some((folder) => folder !== null) ? 0 : 1;
