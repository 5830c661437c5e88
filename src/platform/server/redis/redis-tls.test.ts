import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { freePort } from '#tests/support/process/free-port.ts';
import { neededProgram } from '#tests/support/process/needed-program.ts';
import { hasRedisServer, type RedisServer, startRedisServer } from '#tests/support/process/redis-server.ts';
import { quiet } from '#tests/support/quiet.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { createRedisBus } from '../live/redis-bus.ts';
import { readRedisUrl } from '../redis-url.ts';
import { openRedis, type Redis } from './redis.ts';

const openssl = neededProgram(['openssl'], 'openssl');
/** Nothing may wait longer for a server that cannot be reached. */
const bound = 10_000;

describe.skipIf(!hasRedisServer || openssl === null)('a server with TLS', () => {
  let folder: string;
  let server: RedisServer;
  let port: number;
  const usual = tls.getCACertificates('default');
  const closers: (() => unknown)[] = [];

  /** A certificate that signs itself, for these names. */
  const certify = async (name: string, names: string) => {
    const [key, cert] = [path.join(folder, `${name}.key`), path.join(folder, `${name}.crt`)];
    const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=${names}`];
    const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', '-keyout', key, '-out', cert];
    await promisify(execFile)(openssl ?? '', ['req', '-x509', ...made, ...subject]);
    return { key, cert };
  };
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'emberleaf-tls-'));
    const { key, cert } = await certify('valkey', 'DNS:localhost,DNS:valkey.example');
    port = await freePort();
    const encrypted = ['--tls-port', String(port), '--tls-cert-file', cert, '--tls-key-file', key, '--tls-ca-cert-file', cert];
    server = await startRedisServer([...encrypted, '--tls-auth-clients', 'no', '--requirepass', 'secret']);
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });
  afterEach(async () => {
    for (const close of closers.splice(0).toReversed()) await close();
    tls.setDefaultCACertificates(usual);
  });

  /** As NODE_EXTRA_CA_CERTS does for a process. */
  const trust = async () => tls.setDefaultCACertificates([...usual, await readFile(path.join(folder, 'valkey.crt'), 'utf8')]);
  const open = async (url: string): Promise<Redis> => {
    const place = readRedisUrl(url);
    if (place === null) throw new Error('no address');
    const redis = await openRedis(place, quiet);
    closers.push(() => redis.close());
    return redis;
  };
  /** The operator reads this, and nothing waits longer than it may. */
  const expectFault = async (url: string, sentence: string): Promise<void> => {
    const begun = performance.now();
    const redis = await open(url);
    await eventually(() => expect(redis.fault()).not.toBeNull());
    expect(performance.now() - begun).toBeLessThan(bound);
    await expect(redis.run((client) => client.ping())).rejects.toThrow('not connected');
    // A busy machine may have been too slow at first.
    await eventually(() => expect(redis.fault()).toBe(sentence));
  };

  test('is used with its password below a prefix, commands and subscriptions', async () => {
    await trust();
    const redis = await open(`rediss://:secret@localhost:${port}?prefix=green`);
    expect(redis.fault()).toBeNull();
    expect(await redis.run((client) => client.set(redis.key(['one']), '1'))).toBe('OK');
    expect(await redis.run((client) => client.keys('*'))).toEqual(['green:one']);
    const bus = await createRedisBus(redis, quiet);
    closers.push(() => bus.close());
    expect(bus.fault()).toBeNull();
  });

  test('that refuses the password is named in one sentence', async () => {
    await trust();
    await expectFault(`rediss://:wrong@localhost:${port}`, 'The server of REDIS_URL refuses the user or the password.');
  });

  test('whose certificate nobody trusts is named in /readyz, and holds up no start', async () => {
    const begun = performance.now();
    const app = await createTestApp({ REDIS_URL: `rediss://:secret@localhost:${port}` });
    closers.push(() => app.close());
    expect(performance.now() - begun).toBeLessThan(60_000);
    await eventually(async () => {
      const { status, body } = await app.client().raw('GET', '/readyz');
      expect(status).toBe(200);
      expect(body).toMatchObject({
        missing: expect.arrayContaining(['valkey']),
        reasons: {
          valkey:
            'The server of REDIS_URL cannot be reached by TLS: nobody whom this process trusts has signed its certificate (NODE_EXTRA_CA_CERTS).',
        },
      });
    });
  });

  test('with a certificate for another name is named in one sentence', async () => {
    await trust();
    await expectFault(
      `rediss://:secret@127.0.0.1:${port}`,
      'The server of REDIS_URL cannot be reached by TLS: its certificate is for another name.',
    );
  });

  /** A server that writes this text to whoever connects, and nothing else. */
  const listen = async (text: string): Promise<number> => {
    const sockets: Socket[] = [];
    const listening = createTcpServer((socket) => {
      sockets.push(socket.on('error', () => {}));
      socket.write(text);
    });
    listening.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    closers.push(
      () => listening.close(),
      () => sockets.forEach((socket) => socket.destroy()),
    );
    return (listening.address() as AddressInfo).port;
  };

  test('that answers without is named in one sentence, and one that says nothing is given up, as is TLS where none is expected', async () => {
    await expectFault(
      `rediss://127.0.0.1:${await listen('-ERR unknown command\r\n')}`,
      'The server of REDIS_URL cannot be reached by TLS: it answers without.',
    );
    for (const silent of [
      `rediss://127.0.0.1:${await listen('')}`,
      `rediss://127.0.0.1:${server.port}`,
      `redis://:secret@localhost:${port}`,
    ])
      await expectFault(silent, 'The server of REDIS_URL does not answer.');
  });

  // Regression: a proxy that serves several hosts could not choose the certificate.
  test('is told for which host the connection is', async () => {
    await trust();
    const [key, cert] = await Promise.all(['valkey.key', 'valkey.crt'].map((file) => readFile(path.join(folder, file))));
    const proxy = tls.createServer({ key, cert });
    proxy.listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const asked = once(proxy, 'secureConnection');
    closers.push(() => proxy.close());
    void open(`rediss://localhost:${(proxy.address() as AddressInfo).port}`);
    const [socket] = (await asked) as [tls.TLSSocket];
    closers.push(() => socket.destroy());
    expect('servername' in socket && socket.servername).toBe('localhost');
  });
});
