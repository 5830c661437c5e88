import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { countMembers, searchMembers, type SearchQuery } from '../contract/endpoints.ts';
import { pageSize } from '../contract/rules.ts';

let app: TestApp;
let viewer: BuiltMember;
beforeAll(async () => {
  app = await createTestApp();
  viewer = await buildMember(app, { name: 'Viewer', country: 'SE', region: 'SE-AB', gender: 'man' });
});
afterAll(() => app.close());

const search = async (query: SearchQuery) => (await viewer.client.call(searchMembers, { query })).reply;
const namesOf = async (query: SearchQuery) => (await search(query)).profiles.map(({ name }) => name);

describe('fictional profiles', () => {
  const count = async (query: SearchQuery) => (await viewer.client.call(countMembers, { query })).reply.total;

  test('are listed, but count in no total', async () => {
    for (const name of ['Una', 'Ugo']) await buildMember(app, { name, country: 'LV', region: null, hair_colour: 'red' });
    for (let n = 0; n < pageSize; n++)
      await buildMember(app, { name: 'Invented', country: 'LV', region: null, fictional: true, session: false });
    const first = await search({ country: 'LV' });
    expect([first.total, first.pages, first.profiles.length, await count({ country: 'LV' })]).toEqual([2, 2, pageSize, 2]);
    const second = await search({ country: 'LV', page: 2 });
    expect([second.total, second.page, second.profiles.length]).toEqual([2, 2, 2]);
  });

  test('count neither in the total nor in the totals without one filter', async () => {
    const only = { country: 'EE', region: null };
    await buildMember(app, { ...only, name: 'Real', hair_colour: 'red', eye_colour: 'blue' });
    await buildMember(app, { ...only, name: 'Invented', hair_colour: 'red', eye_colour: 'green', fictional: true });
    await buildMember(app, { ...only, name: 'Invented', hair_colour: 'black', eye_colour: 'green', fictional: true });
    const found = await search({ country: 'EE', hair_colour: ['red'], eye_colour: ['green'] });
    expect([found.total, found.profiles.map(({ name }) => name)]).toEqual([0, ['Invented']]);
    expect(found.relaxations.filter(({ without }) => without !== 'country')).toEqual([{ without: 'eye_colour', total: 1 }]);
    const none = await search({ country: 'EE', hair_colour: ['black'], eye_colour: ['blue'] });
    expect([none.total, none.pages]).toEqual([0, 0]);
    expect(none.relaxations.filter(({ without }) => without !== 'country')).toEqual([{ without: 'hair_colour', total: 1 }]);
  });

  test('are neither online nor lead by activity', async () => {
    const invented = await buildMember(app, { name: 'Invented', country: 'LT', region: null, fictional: true });
    await buildMember(app, { name: 'Real', country: 'LT', region: null });
    app.features.present([invented.id]);
    expect(await namesOf({ country: 'LT', online: true })).toEqual([]);
  });
});
