import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#platform/contract/languages.ts';
import { block } from '#features/safety/contract/endpoints.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getPersonalIcebreakers } from '../../contract/icebreakers.ts';
import { icebreakers } from './icebreakers/icebreakers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ask = (viewer: BuiltMember, member: { id: number }) => viewer.client.call(getPersonalIcebreakers, { query: { profile: member.id } });
const kitchen = { prompt: 'kitchen', answer: 'Ich tanze nur $& in Küchen.' } as const;

describe('personal icebreakers', () => {
  test.each(languages)('in %s are about an answer and a shared interest', async (language) => {
    const viewer = await buildMember(app, { language, interests: ['coffee', 'kissing', 'sex'] });
    const member = await buildMember(app, { interests: ['coffee', 'kissing', 'sex', 'art'], answers: [kitchen] });
    const { openers } = (await ask(viewer, member)).reply;
    expect(openers).toMatchObject([
      { prompt: 'kitchen', interest: null },
      { prompt: null, interest: 'coffee' },
    ]);
    expect(openers[0]?.text).toContain(kitchen.answer);
    for (const { text } of openers) expect(text).not.toContain('{');
    expect(icebreakers[language].answers).toHaveLength(2);
  });

  test.each([
    ['US', 'traveling'],
    ['GB', 'travelling'],
  ])('in the English of %s are about %s', async (country, word) => {
    const viewer = await buildMember(app, { language: 'en', country, interests: ['travelling'] });
    const { openers } = (await ask(viewer, await buildMember(app, { interests: ['travelling'] }))).reply;
    expect(openers[0]).toMatchObject({ interest: 'travelling', text: expect.stringContaining(`: ${word}`) as string });
  });

  test('are about two answers where the members share no interest, and general where the other member has answered no prompt', async () => {
    const viewer = await buildMember(app);
    const rain = { prompt: 'rain', answer: 'Tee.' } as const;
    const long = { prompt: 'hour', answer: 'x'.repeat(200) } as const;
    const said = (await ask(viewer, await buildMember(app, { answers: [kitchen, rain, long] }))).reply.openers;
    expect(new Set(said.map(({ prompt }) => prompt))).toEqual(new Set(['kitchen', 'rain']));
    expect(new Set(said.map(({ text }) => text)).size).toBe(2);
    const nothing = (await ask(viewer, await buildMember(app))).reply.openers;
    expect(nothing).toMatchObject([
      { prompt: null, interest: null },
      { prompt: null, interest: null },
    ]);
    for (const { text } of nothing) expect(icebreakers.de.openings).toContain(text);
  });

  test('are not found for oneself or for members who are not visible to the viewer, and require a login', async () => {
    const [anna, ben] = [await buildMember(app), await buildMember(app)];
    await ben.client.call(block, { body: { id: anna.id } });
    for (const member of [anna, ben, { id: 999_999 }]) expect((await ask(anna, member)).error?.code).toBe('not_found');
    expect((await anna.client.raw('GET', '/api/openers.php?profile=x')).status).toBe(400);
    expect((await app.client().call(getPersonalIcebreakers, { query: { profile: ben.id } })).body).toMatchObject({
      authentication_required: true,
    });
  });
});
