import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { block } from '#features/safety/contract/endpoints.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getLatestReplier } from '../../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const latestReplierOf = async ({ client }: BuiltMember) => (await client.call(getLatestReplier)).reply.profile?.name ?? null;

describe('the latest replier', () => {
  test('is the member who wrote last in a conversation that the viewer started, while they are visible', async () => {
    const anna = await buildMember(app, { credits: 50, paid_user: true });
    const [ben, cleo] = [await buildMember(app, { name: 'Ben', credits: 50 }), await buildMember(app, { name: 'Cleo', credits: 50 })];
    expect(await latestReplierOf(anna)).toBeNull();
    await wrote(anna, ben);
    await wrote(anna, cleo);
    expect(await latestReplierOf(anna)).toBeNull();
    await wrote(ben, anna);
    expect(await latestReplierOf(anna)).toBe('Ben');
    // A member who replies has not received a reply.
    expect(await latestReplierOf(ben)).toBeNull();
    await wrote(cleo, anna);
    expect(await latestReplierOf(anna)).toBe('Cleo');
    await cleo.client.call(block, { body: { id: anna.id } });
    expect(await latestReplierOf(anna)).toBe('Ben');
  });

  test('is available to members only', async () => {
    expect((await app.client().raw('GET', '/api/answer.php')).status).toBe(403);
  });
});
