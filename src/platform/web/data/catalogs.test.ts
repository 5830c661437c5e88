import { expect, test } from 'vitest';
import { type Catalog, createCatalogs, type LoadCatalog, type Namespace } from './catalogs.ts';

/** Loads that the test answers by hand, in any order. */
function heldLoads() {
  const waiting: { readonly of: string; readonly answer: () => void }[] = [];
  const load: LoadCatalog = (namespace, language) =>
    new Promise<Catalog>((resolve) => waiting.push({ of: `${namespace} ${language}`, answer: () => resolve({ from: language }) }));
  const answer = async (of: string) => {
    const [found] = waiting.splice(
      waiting.findIndex((held) => held.of === of),
      1,
    );
    expect(found?.of).toBe(of);
    found?.answer();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { load, answer };
}
const [chat, likes] = ['chat', 'likes'] as const satisfies Namespace[];

test('a catalog that comes later changes nothing for what is on the page', async () => {
  const catalogs = createCatalogs((namespace) => Promise.resolve({ name: namespace }), 'de', { chat: {} });
  let changes = 0;
  catalogs.subscribe(() => (changes += 1));
  const before = catalogs.state();
  await catalogs.ensure([likes]);
  expect(catalogs.state()).toBe(before);
  expect(before.messages).toEqual({ chat: {}, likes: { name: 'likes' } });
  expect(changes).toBe(0);
});

test('a catalog that is loaded while the language changes comes in the new one', async () => {
  const { load, answer } = heldLoads();
  const catalogs = createCatalogs(load, 'de');
  const first = catalogs.ensure([chat]);
  await answer('chat de');
  await first;
  const second = catalogs.ensure([likes]);
  const switched = catalogs.switchTo('fi');
  await answer('chat fi');
  await switched;
  await answer('likes de');
  await answer('likes fi');
  await second;
  expect(catalogs.state()).toEqual({ language: 'fi', messages: { chat: { from: 'fi' }, likes: { from: 'fi' } } });
});

test('a change of language waits for what a page has come to need meanwhile', async () => {
  const { load, answer } = heldLoads();
  const catalogs = createCatalogs(load, 'de');
  const first = catalogs.ensure([chat]);
  await answer('chat de');
  await first;
  const switched = catalogs.switchTo('fi');
  const second = catalogs.ensure([likes]);
  await answer('likes de');
  await second;
  await answer('chat fi');
  await answer('likes fi');
  await switched;
  expect(catalogs.state()).toEqual({ language: 'fi', messages: { chat: { from: 'fi' }, likes: { from: 'fi' } } });
});
