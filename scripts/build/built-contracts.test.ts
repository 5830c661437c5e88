import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, inject, test } from 'vitest';
import type { SpendableCredits } from '#features/credits/contract/spendable-credits.ts';
import { priceOf } from '#features/credits/contract/spend-price.ts';
import { buildContracts } from './built-contracts.ts';

interface Built {
  readonly priceOf: typeof priceOf;
}

const folder = path.join(inject('runDir'), 'contracts');
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const built = async (): Promise<Built> => {
  const file = pathToFileURL(path.join(folder, 'features/credits/contract/spend-price.js'));
  return (await import(/* @vite-ignore */ `${file.href}?${performance.now()}`)) as Built;
};

const purse: SpendableCredits = { bonus: 0, lots: [{ credits: 40, amount: 990, currency: 'EUR', next: 0, left: 40 }], cheapest: null };
const price = { kind: 'exact', gifts: 0, money: [{ amount: 25, currency: 'EUR' }] };

// Regression: a plugin of the build once marked calls as free of side effects. It removed `sums.set(…)`, and a bought credit
// appeared as a gift.
test('the tests of built contracts see a build that drops a call with an effect', async () => {
  expect(priceOf(purse, 40, 1)).toEqual(price);
  await buildContracts(folder);
  expect((await built()).priceOf(purse, 40, 1)).toEqual(price);
  await buildContracts(folder, [
    { name: 'faulty', enforce: 'pre', transform: (code) => code.replaceAll('sums.set(', '/* @__PURE__ */ sums.set(') },
  ]);
  expect((await built()).priceOf(purse, 40, 1)).toEqual({ ...price, money: [] });
}, 120_000);
