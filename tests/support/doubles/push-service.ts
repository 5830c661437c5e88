import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushTarget } from '#platform/server/push/push-sender.ts';

interface Received {
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A subscribed browser with its keys: only it can decrypt what is sent to it. */
export interface PushBrowser {
  readonly target: PushTarget;
  /** The result of `PushSubscription.toJSON()`. */
  readonly subscription: { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } };
  texts(): string[];
}

/** A local push service as in RFC 8030 and 8291. */
export interface PushService {
  readonly received: readonly Received[];
  /** The statuses of the next responses; 201 when it is empty. */
  readonly answers: (number | 'silence')[];
  browser(): PushBrowser;
  close(): Promise<void>;
}

export async function openPushService(): Promise<PushService> {
  const received: Received[] = [];
  const answers: (number | 'silence')[] = [];
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const answer = answers.shift() ?? 201;
    if (answer === 'silence') return;
    if (answer === 201) received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(answer, answer === 302 ? { location: '/elsewhere' } : {}).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    received,
    answers,
    browser() {
      const pair = createECDH('prime256v1');
      const p256dh = pair.generateKeys('base64url', 'uncompressed');
      const secret = randomBytes(16);
      const path = `/push/${randomUUID()}`;
      const endpoint = `http://127.0.0.1:${port}${path}`;
      const auth = secret.toString('base64url');
      return {
        target: { endpoint, p256dh, auth },
        subscription: { endpoint, keys: { p256dh, auth } },
        texts: () => received.filter((one) => one.path === path).map(({ body }) => decrypt(body, pair, secret)),
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** RFC 8291, section 3.4: one record of aes128gcm. */
function decrypt(body: Buffer, pair: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const theirs = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]);
  const input = Buffer.from(hkdfSync('sha256', pair.computeSecret(theirs), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
