import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { connectLive, listen } from '#tests/support/live-client.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { block } from '#features/safety/contract/endpoints.ts';
import { deleteChat, getChat, putReaction } from '../contract/endpoints.ts';
import { reacted } from '../contract/events.ts';
import type { Reaction } from '../contract/reactions.ts';

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await createTestApp();
  address = await listen(app);
});
afterAll(() => app.close());

const pair = async (): Promise<[BuiltMember, BuiltMember]> => [
  await buildMember(app, { name: 'Anna', credits: 100 }),
  await buildMember(app, { name: 'Ben', credits: 100 }),
];
const react = ({ client }: BuiltMember, message: number, reaction: Reaction | null) =>
  client.call(putReaction, { body: { message, reaction } });
const reactionsSeenBy = async ({ client }: BuiltMember, { id }: BuiltMember) =>
  (await client.call(getChat, { query: { profile: id, peek: true } })).reply.messages.map(({ reaction }) => reaction);

test('a reaction is free, can be replaced and taken back, and is visible to both members', async () => {
  const [anna, ben] = await pair();
  const { message, credits } = await wrote(anna, ben);
  for (const reaction of ['funny', 'like', 'like', null, null, 'sad'] as const) {
    expect((await react(ben, message.id, reaction)).status).toBe(200);
    expect([await reactionsSeenBy(anna, ben), await reactionsSeenBy(ben, anna)]).toEqual([[reaction], [reaction]]);
  }
  expect((await ben.client.call(getChat, { query: { profile: anna.id, peek: true } })).reply.credits).toBe(credits + 1);
});

test('a reaction is published to the browsers of both members, also when it is repeated', async () => {
  const [anna, ben] = await pair();
  const { conversation, message } = await wrote(anna, ben);
  const [here, there] = [await connectLive(address, ben.client), await connectLive(address, anna.client)];
  await react(ben, message.id, 'wink');
  await react(ben, message.id, 'wink');
  await Promise.all([here.hello(), there.hello(message.id)]);
  const event = { conversation, message: message.id, reaction: 'wink' };
  expect([here.of(reacted), there.of(reacted)]).toEqual([
    [event, event],
    [event, event],
  ]);
});

test('a member cannot react to their own message, to a message of other members or to an unknown one', async () => {
  const [anna, ben] = await pair();
  const clara = await buildMember(app);
  const { message } = await wrote(anna, ben);
  const responses = [await react(anna, message.id, 'like'), await react(clara, message.id, 'like'), await react(ben, 999_999_999, 'like')];
  expect(responses.map(({ status, body }) => [status, body])).toEqual(
    responses.map(() => [404, expect.objectContaining({ error: expect.objectContaining({ code: 'not_found' }) })]),
  );
  expect(await reactionsSeenBy(ben, anna)).toEqual([null]);
});

test('a removed conversation and a blocked sender cannot be reacted to', async () => {
  const [anna, ben] = await pair();
  const { conversation, message } = await wrote(anna, ben);
  await ben.client.call(deleteChat, { body: { conversation } });
  expect((await react(ben, message.id, 'like')).status).toBe(404);
  const next = await wrote(anna, ben);
  expect((await react(ben, next.message.id, 'like')).status).toBe(200);
  await anna.client.call(block, { body: { id: ben.id } });
  expect((await react(ben, next.message.id, null)).status).toBe(404);
});

test('only the offered reactions are accepted', async () => {
  const [anna, ben] = await pair();
  const { message } = await wrote(anna, ben);
  for (const body of [
    { message: message.id, reaction: '💣' },
    { message: message.id },
    { message: message.id, reaction: 'x'.repeat(100_000) },
    { message: '1 OR 1', reaction: 'like' },
    { message: -1, reaction: 'like' },
    { reaction: 'like' },
  ]) {
    const { status } = await ben.client.raw('PUT', '/api/reaction.php', body);
    expect([body, status]).toEqual([body, 400]);
  }
});

test('of many concurrent reactions one is stored', async () => {
  const [anna, ben] = await pair();
  const { message } = await wrote(anna, ben);
  const choices = (['like', 'sad', null, 'more'] as const).flatMap((choice) => Array<Reaction | null>(10).fill(choice));
  const responses = await Promise.all(choices.map((choice) => react(ben, message.id, choice)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(['like', 'sad', null, 'more']).toContain((await reactionsSeenBy(anna, ben))[0]);
});
