import fs from 'node:fs';
import fsp from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { quote } from '../db/embedded/wal-archive.ts';
import type { WalSource } from './wal-source.ts';

/** Hands WAL to a PostgreSQL that recovers. */
export interface WalExchange {
  /** The `restore_command`. */
  readonly command: string;
  /** Why a file could not be handed out. */
  readonly failure: () => unknown;
  close(): Promise<void>;
}

/** In ms. */
const checkEvery = 5;

/**
 * PostgreSQL asks by a command for each file. A program that unpacks would need longer to start than to unpack, so a few lines of shell
 * leave a note in a folder, and this process replies there. A status above 125 ends the recovery; 1 means that WAL ends here.
 */
export async function openWalExchange(folder: string, find: WalSource): Promise<WalExchange> {
  await fsp.rm(folder, { recursive: true, force: true });
  await fsp.mkdir(folder, { recursive: true, mode: 0o700 });
  let isOpen = true;
  let failure: unknown = null;
  const reply = async (file: string) => {
    fs.rmSync(path.join(folder, `${file}.wanted`));
    const write = (kind: string, content: Uint8Array | string = '') => {
      fs.writeFileSync(path.join(folder, `${file}.part`), content, { mode: 0o600 });
      fs.renameSync(path.join(folder, `${file}.part`), path.join(folder, `${file}.${kind}`));
    };
    try {
      const content = await find(file);
      write(content === null ? 'none' : 'found', content ?? '');
    } catch (error) {
      failure ??= error;
      write('failed');
    }
  };
  const work = async () => {
    while (isOpen) {
      const wanted = fs.readdirSync(folder).filter((name) => name.endsWith('.wanted'));
      for (const name of wanted) await reply(name.slice(0, -'.wanted'.length));
      await sleep(checkEvery);
    }
  };
  const working = work();
  const at = (kind: string) => `${quote(folder).replaceAll('%', '%%')}/%f.${kind}`;
  const command = [
    `n=0; : > ${at('wanted')}`,
    // A process that was killed replies to nobody.
    `until [ -e ${at('found')} ] || [ -e ${at('none')} ] || [ -e ${at('failed')} ]; do n=$((n+1)); [ $n -lt 30000 ] || exit 200; sleep 0.01; done`,
    `[ ! -e ${at('failed')} ] || exit 200`,
    `[ ! -e ${at('none')} ] || { rm ${at('none')}; exit 1; }`,
    `mv ${at('found')} %p`,
  ].join('; ');
  return {
    command,
    failure: () => failure,
    async close() {
      isOpen = false;
      await working;
      await fsp.rm(folder, { recursive: true, force: true });
    },
  };
}
