import { randomBytes, randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import { encodeForm } from '#tests/support/form.ts';
import { photoOf } from '#tests/support/pictures.ts';
import { ask, outcomeOf, uploadedIn } from '../ask.ts';
import { type Flood, type Ground, inParallel } from './flood.ts';

const cookieOf = ({ attackers }: Ground, n: number): string => attackers[n % attackers.length]?.cookie ?? '';

const formWith = (file: Buffer) =>
  encodeForm([
    ['client_id', randomUUID()],
    ['file', file],
  ]);

const head = (host: string, cookie: string, type: string, length: number): string =>
  `POST /api/photo.php HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;

/** Slow bodies of several members, a few bytes at a time. */
const dribbles: Flood = async (ground) => {
  const { target, signal, count } = ground;
  const { body, headers } = await formWith(await photoOf(1));
  const sockets = Array.from({ length: 48 }, (_nothing, n) => {
    const socket = connect(Number(target.port), target.hostname);
    socket
      .on('error', () => {})
      .on('close', () => count('closed'))
      .resume();
    socket.write(head(target.host, cookieOf(ground, n % 8), headers['content-type'], body.length));
    count('opened');
    return socket;
  });
  for (let at = 0; !signal.aborted; at += 10) {
    for (const socket of sockets) socket.write(body.subarray(at, at + 10));
    await sleep(250);
  }
  for (const socket of sockets) socket.destroy();
};

/**
 * Complete files of the maximum size that are no images, and real photos, which are deleted again so that the next one is accepted.
 */
const large: Flood = async (ground) => {
  const forms = await Promise.all([formWith(randomBytes(14 * 1024 * 1024)), photoOf(2, 3000, 4000)]);
  await inParallel(24, ground, async (worker, turn) => {
    const form = (worker + turn) % 2 === 0 ? forms[0] : await formWith(forms[1]);
    const as = { cookie: cookieOf(ground, worker), signal: ground.signal } as const;
    const response = await ask(ground.target, { ...as, method: 'POST', path: '/api/photo.php', form });
    ground.count(outcomeOf(response));
    const id = uploadedIn(response);
    if (id !== null) await ask(ground.target, { ...as, method: 'DELETE', path: '/api/photo.php', json: { id } });
  });
};

const boundary = 'bomb';
const part = (name: string, value = '') => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const bombs: readonly string[] = [
  part('a').repeat(20_000),
  part('n'.repeat(500_000)),
  part('caption', 'x'.repeat(1_000_000)),
  `--${boundary}\r\n${'x: y\r\n'.repeat(50_000)}`,
  `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${'../'.repeat(100_000)}"\r\n\r\nx`,
  `--${boundary}\r\ncontent-type: multipart/mixed; boundary=${boundary}\r\n\r\n`.repeat(5000),
  `--${boundary}\r\n`.repeat(50_000),
];

const multipartBombs: Flood = (ground) =>
  inParallel(12, ground, async (worker, turn) => {
    const form = {
      body: Buffer.from(bombs[(worker + turn) % bombs.length] ?? ''),
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    };
    ground.count(
      outcomeOf(
        await ask(ground.target, { method: 'POST', path: '/api/photo.php', cookie: cookieOf(ground, worker), form, signal: ground.signal }),
      ),
    );
  });

/** A PNG of a hundred megapixels in some kilobytes. */
function pixelBomb(): Buffer {
  const side = 10_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit a pixel, grey.
  header[8] = 1;
  const chunk = (type: string, data: Buffer) => {
    const typed = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(typed));
    return Buffer.concat([length, typed, check]);
  };
  const lines = deflateSync(Buffer.alloc((side / 8 + 1) * side));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))]);
}

const pixelBombs: Flood = async (ground) => {
  const form = await formWith(pixelBomb());
  await inParallel(12, ground, async (worker) => {
    ground.count(
      outcomeOf(
        await ask(ground.target, { method: 'POST', path: '/api/photo.php', cookie: cookieOf(ground, worker), form, signal: ground.signal }),
      ),
    );
  });
};

export const uploadFloods: Readonly<Record<string, Flood>> = {
  '48 bodies that dribble': dribbles,
  '24 × the largest files': large,
  '12 × a multipart bomb': multipartBombs,
  '12 × a picture of 100 megapixels': pixelBombs,
};
