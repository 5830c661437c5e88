import { expect, test } from 'vitest';
import type { InvoiceRow } from './invoice-repo.ts';
import { createKeptPdfs } from './kept-pdfs.ts';

const invoice = (number: string): InvoiceRow => ({ number }) as unknown as InvoiceRow;

// Regression: each time that a member opened the same invoice, it was drawn again, which takes 40 ms of the one thread.
test('an invoice that is opened again is not drawn again, and up to fifty are cached', async () => {
  const drawn: string[] = [];
  const pdfOf = createKeptPdfs(async ({ number }) => {
    drawn.push(number);
    return Buffer.from(number);
  });
  const open = async (number: string) => (await pdfOf(invoice(number), (draw) => draw())).toString();
  for (let n = 0; n < 3; n++) expect(await open('A')).toBe('A');
  expect(drawn).toEqual(['A']);
  for (let n = 0; n < 49; n++) await open(`B${n}`);
  await open('A');
  await open('C');
  expect(drawn).toHaveLength(51);
  // `A` was opened more recently, so `B0` is the one that is evicted.
  await open('A');
  await open('B0');
  expect(drawn.slice(51)).toEqual(['B0']);
});

test('a call that was queued while the same invoice was drawn gets the cached PDF', async () => {
  let drawn = 0;
  const pdfOf = createKeptPdfs(async () => Buffer.from(String(++drawn)));
  let line: Promise<unknown> = Promise.resolve();
  const inTurn = (draw: () => Promise<Buffer>) => {
    const mine = line.then(draw);
    line = mine;
    return mine;
  };
  const all = await Promise.all(Array.from({ length: 5 }, () => pdfOf(invoice('A'), inTurn)));
  expect(all.map(String)).toEqual(['1', '1', '1', '1', '1']);
});
