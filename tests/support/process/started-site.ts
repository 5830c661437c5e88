import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { App } from '#app/server/create-app.ts';
import type { BuiltMember } from '../builders.ts';
import { eventually } from '../eventually.ts';
import { encodeForm } from '../form.ts';
import { photoOf } from '../pictures.ts';
import { freePort } from './free-port.ts';

/** A process of the site in which signals work as in a real one. Without its end the test kills it. */
export interface StartedSite {
  readonly child: ChildProcess;
  readonly address: string;
  /** The names of what it lacks, or null if it does not answer. */
  missing(): Promise<string[] | null>;
}

/** A process of the site on the database and the folder of a test's app. */
export function startSiteOf({ platform: { database, env } }: App, changes: Record<string, string> = {}): Promise<StartedSite> {
  const { host = '', database: name = '' } = database.connection;
  return startSite({
    DATABASE_URL: `postgres://app@localhost/${name}?host=${encodeURIComponent(host)}`,
    SECRET: 's'.repeat(40),
    DATA_DIR: env.dataDir,
    ...changes,
  });
}

/** `PORT`: a free one unless given. */
export async function startSite(changes: Record<string, string>): Promise<StartedSite> {
  const port = Number(changes['PORT'] ?? (await freePort()));
  const env = { PATH: process.env['PATH'], APP_ENV: 'test', RATE_LIMITS: 'off', SEED: 'off', PORT: String(port), ...changes };
  const child = spawn(process.execPath, ['src/app/server/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const address = `http://127.0.0.1:${port}`;
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  await eventually(() => expect(said).toMatch(/is ready after/));
  return {
    child,
    address,
    async missing() {
      const response = await fetch(`${address}/readyz`).catch(() => null);
      return response === null ? null : ((await response.json()) as { missing: string[] }).missing;
    },
  };
}

/** As a request header. */
export const cookieOf = ({ client }: BuiltMember): string => [...client.cookies].map((pair) => pair.join('=')).join('; ');

/** The status of a call, on a connection that a browser would keep. */
const agent = new http.Agent({ keepAlive: true });
export const callAt = (address: string, member: BuiltMember, method: string, place: string, body?: object): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { cookie: cookieOf(member), origin: address, 'content-type': 'application/json' };
    const request = http.request(`${address}${place}`, { agent, method, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    request.once('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
  });

/** Uploads a photo over a line that takes so many ms for it. */
export async function uploadSlowly(address: string, member: BuiltMember, ms: number): Promise<number> {
  const { body, headers: form } = await encodeForm([
    ['client_id', randomUUID()],
    ['file', await photoOf(member.id)],
  ]);
  const headers = { cookie: cookieOf(member), origin: address, ...form, 'content-length': body.length };
  const request = http.request(`${address}/api/photo.php`, { method: 'POST', headers });
  const answered = once(request, 'response');
  const portion = Math.ceil(body.length / 20);
  for (let at = 0; at < body.length; at += portion) {
    request.write(body.subarray(at, at + portion));
    await sleep(ms / 20);
  }
  request.end();
  const [response] = (await answered) as [http.IncomingMessage];
  response.resume();
  return response.statusCode ?? 0;
}
