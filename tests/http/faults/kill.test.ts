// @module-tag slow
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { sendMessage } from '#features/chat/contract/endpoints.ts';
import { messageStored } from '#features/chat/contract/events.ts';
import { balanceOf } from '#features/credits/server/index.ts';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { expectBooks } from '#tests/support/money/books.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { textsOf } from '#tests/support/chat/chat.ts';
import { connectLive } from '#tests/support/live-client.ts';
import { type Killable, killableOn } from '#tests/support/process/killable.ts';
import type { Served } from '#tests/support/process/served.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let processes: Killable;
beforeAll(async () => {
  app = await createTestApp();
  processes = await killableOn(app);
});
afterAll(async () => {
  await app.close();
  await processes.close();
});

// With the first one they fill one page.
const allMessages = 39;

describe('a server that is killed while members write', () => {
  test.each([
    [1, 'reads along'],
    [25, 'reads along'],
    [7, 'is away'],
  ])(
    'loses no message that it accepted, and charges for none twice (killed at acceptance %i, the recipient %s)',
    { timeout: 600_000 },
    async (killAt, recipient) => {
      const [anna, ben] = [await buildMember(app, { credits: 1000 }), await buildMember(app)];
      const intents = Array.from({ length: allMessages }, (_, n) => ({ text: `Nachricht ${n}`, client_id: randomUUID() }));
      const accepted = new Map<string, number>();

      const first = await processes.start();
      const before = await connectLive(first.address, ben.client);
      await before.hello();
      await post(first, anna, ben, { text: 'vorher', client_id: randomUUID() });
      await before.next(messageStored);
      if (recipient === 'is away') await before.close();
      await Promise.all(
        intents.map(async (intent) => {
          const reply = await post(first, anna, ben, intent);
          if (reply === null) return;
          accepted.set(intent.text, reply.message.id);
          if (accepted.size === killAt) await first.kill();
        }),
      );
      const seen = before.of(messageStored).map(({ message }) => message);
      expect(accepted.size).toBeGreaterThanOrEqual(killAt);
      expect(accepted.size).toBeLessThan(allMessages);

      const second = await processes.start();
      const after = await connectLive(second.address, ben.client);
      await after.hello(Math.max(...seen.map(({ id }) => id)));
      const missed = after.of(messageStored).map(({ message }) => message);
      const shown = new Map([...seen, ...missed].map(({ id, text }) => [id, text]));
      for (const [text, id] of accepted) expect([id, shown.get(id)]).toEqual([id, text]);
      expect(new Set(missed.map(({ id }) => id)).size).toBe(missed.length);
      expect(new Set(shown.values()).size).toBe(shown.size);

      // The client does not know which of the others arrived, and sends them all again.
      for (const intent of intents) if (!accepted.has(intent.text)) expect(await post(second, anna, ben, intent)).not.toBeNull();
      expect((await textsOf(ben, anna)).toSorted()).toEqual([...intents.map(({ text }) => text), 'vorher'].toSorted());
      expect(await balanceOf(app.platform.database.db, anna.id)).toBe(1000 - allMessages - 1);
      await after.close();
      await second.stop();
      await expectBooks(app);
    },
  );
});

/** Null when there was no response. */
async function post(
  { address }: Served,
  from: BuiltMember,
  to: BuiltMember,
  intent: { text: string; client_id: string },
): Promise<ReplyOf<typeof sendMessage> | null> {
  const response = await fetch(`${address}/api/chat.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `auth=${from.client.cookies.get('auth')}`, origin: address },
    body: JSON.stringify({ profile: to.id, ...intent }),
  }).catch(() => null);
  if (response === null) return null;
  const text = await response.text().catch(() => null);
  if (text === null) return null;
  if (response.status !== 200) throw new Error(`refused: ${text}`);
  return JSON.parse(text) as ReplyOf<typeof sendMessage>;
}
