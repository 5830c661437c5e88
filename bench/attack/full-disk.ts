import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { encodeForm } from '#tests/support/form.ts';
import { photoOf } from '#tests/support/pictures.ts';
import { ask } from './ask.ts';
import type { Measures } from './measures.ts';
import type { People } from './people.ts';
import { createSite } from './site.ts';

/** Free space for the copy of the site, in MB. */
const room = 60;
const afterRoom = 20;

interface Run {
  /** The files of a stopped site. */
  readonly dataDir: string;
  readonly people: People;
  readonly measures: Measures;
  readonly smtpUrl: string;
}

/**
 * Runs a copy of the site on a small disk of its own, in memory, and fills it. That needs no root where Linux lets everybody create
 * a namespace; elsewhere the measure is reported as skipped.
 */
export async function fillTheDisk({ dataDir, people: { member, partner }, measures, smtpUrl }: Run): Promise<void> {
  const namespace = ['unshare', '--user', '--map-root-user', '--mount', '--', 'sh', '-c'];
  const disk = path.join(dataDir, 'disk');
  fs.mkdirSync(disk);
  const [command = '', ...args] = namespace;
  if (spawnSync(command, [...args, 'mount -t tmpfs tmpfs "$0"', disk]).status !== 0) {
    measures.skip('full disk', 'this system does not let everybody have a disk in memory of their own (unshare, tmpfs)');
    return;
  }
  const size = Number(/^\d+/.exec(spawnSync('du', ['-sm', path.join(dataDir, 'postgres')], { encoding: 'utf8' }).stdout)?.[0] ?? 0) + room;
  const script = `mount -t tmpfs -o size=${size}m,mode=700 tmpfs "$0" && cp -a ${JSON.stringify(path.join(dataDir, 'postgres'))} "$0" && exec "$@"`;
  const site = await createSite({ dataDir: disk, smtpUrl, inside: [...namespace, script, disk] });
  try {
    await site.start();
    const as = { cookie: member.cookie, from: member.address };
    const write = () =>
      ask(site.target, {
        ...as,
        method: 'POST',
        path: '/api/chat.php',
        json: { profile: partner.id, client_id: randomUUID(), text: 'Hallo' },
      });
    const form = await encodeForm([
      ['client_id', randomUUID()],
      ['file', await photoOf(5)],
    ]);
    const upload = () => ask(site.target, { ...as, method: 'POST', path: '/api/photo.php', form });
    const read = () => ask(site.target, { ...as, path: '/api/user.php' });

    const ballast = path.join(`/proc/${site.pid()}/root`, disk, 'ballast');
    fill(ballast);
    const statuses: number[] = [];
    const health: number[] = [];
    for (let n = 0; n < 20; n++) {
      for (const act of [write, upload, read]) statuses.push((await act()).status);
      health.push((await ask(site.target, { path: '/healthz' })).status);
      await sleep(100);
    }
    const note = [...new Set(statuses)].map((status) => `${status}: ${statuses.filter((each) => each === status).length}`).join(', ');
    const wrong = statuses.filter((status) => status !== 200 && status !== 503).length;
    measures.add({ name: 'full disk: answers other than 200 and 503', value: wrong, unit: '', max: 0, note });
    measures.add({ name: 'full disk: /healthz other than 200', value: health.filter((status) => status !== 200).length, unit: '', max: 0 });

    fs.rmSync(ballast);
    const startedAt = performance.now();
    const seconds = () => (performance.now() - startedAt) / 1000;
    for (const act of [write, upload, read]) while ((await act()).status !== 200 && seconds() < 60) await sleep(100);
    measures.add({ name: 'full disk: works again once there is room', value: seconds(), unit: 's', max: afterRoom });
  } finally {
    await site.stop();
  }
}

/** Writes until the disk is full. */
function fill(file: string): void {
  for (const chunk of [Buffer.alloc(1024 * 1024), Buffer.alloc(512)]) {
    try {
      for (;;) fs.appendFileSync(file, chunk);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    }
  }
}
