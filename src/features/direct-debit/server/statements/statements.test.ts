import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectBooks } from '#tests/support/money/books.ts';
import { buildMember } from '#tests/support/builders.ts';
import { payByDebit } from '#tests/support/money/debits.ts';
import { bookedOf, clearingOf, findingsOf, startAtNoon } from '#tests/support/money/payouts.ts';
import { advanceClock, memberBalanceOf } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { dayIn } from '#platform/contract/time.ts';
import { getRefund, requestRefund } from '#features/orders/contract/endpoints.ts';
import { nameOfRefund } from '../bank-files/bank-names.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await startAtNoon(app);
});
afterAll(async () => {
  await expectBooks(app);
  await app.close();
});

const day = 86_400;

interface Entry {
  /** The amount as banks write it; negative: it left the account. */
  readonly amount: string;
  readonly endToEnd?: string;
  readonly message?: string;
  readonly group?: string;
  readonly reason?: string;
  /** The collected amount, when `amount` contains the bank's fee as well. */
  readonly original?: string;
  readonly currency?: string;
  readonly family?: string;
  readonly status?: string;
}

let statements = 0;
/** A statement as banks write it: camt.053.001.08, or camt.054 when asked. */
function statement(entries: readonly Entry[], { iban = '', details = false } = {}): string {
  const [message, kind, version] = details ? ['BkToCstmrDbtCdtNtfctn', 'Ntfctn', '054'] : ['BkToCstmrStmt', 'Stmt', '053'];
  const account = iban === '' ? (app.platform.env.sepaCreditor?.iban ?? '') : iban;
  statements += 1;
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${version}.001.08"><${message}><GrpHdr><MsgId>M${statements}</MsgId></GrpHdr>
<${kind}><Id>STMT-${statements}</Id><Acct><Id><IBAN>${account}</IBAN></Id></Acct>
${entries.map((entry, index) => entryOf(entry, index + 1)).join('\n')}
</${kind}></${message}></Document>`;
}

function entryOf(
  { amount, endToEnd, message, group, reason, original, currency = 'EUR', family = 'RCDT', status = 'BOOK' }: Entry,
  n: number,
) {
  const sum = `<Amt Ccy="${currency}">${amount.replace('-', '')}</Amt><CdtDbtInd>${amount.startsWith('-') ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;
  const instructed = original === undefined ? '' : `<AmtDtls><InstdAmt><Amt Ccy="EUR">${original}</Amt></InstdAmt></AmtDtls>`;
  const returned = reason === undefined ? '' : `<RtrInf><Rsn><Cd>${reason}</Cd></Rsn></RtrInf>`;
  const details =
    message === undefined
      ? `<TxDtls><Refs><EndToEndId>${endToEnd ?? 'NOTPROVIDED'}</EndToEndId></Refs>${instructed}${returned}</TxDtls>`
      : `<Btch><MsgId>${message}</MsgId><PmtInfId>${group}</PmtInfId></Btch>`;
  return `<Ntry><NtryRef>${n}</NtryRef>${sum}<Sts><Cd>${status}</Cd></Sts><BookgDt><Dt>${dayIn('UTC', app.platform.clock.now())}</Dt></BookgDt>
<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>${family}</Cd></Fmly></Domn></BkTxCd><NtryDtls>${details}</NtryDtls></Ntry>`;
}

const importXml = async (xml: string) => {
  if (app.features.importStatement === null) throw new Error('no creditor is set');
  return app.features.importStatement(xml);
};
async function read(...parameters: Parameters<typeof statement>) {
  const reply = await importXml(statement(...parameters));
  if (!reply.ok) throw new Error(reply.code);
  return reply.value;
}

async function collect() {
  const buyer = await buildMember(app);
  const order = await payByDebit(app, buyer);
  await advanceClock(app, 10 * day);
  return { buyer, order };
}

describe('a statement of the bank', () => {
  test('books a collected debit once, from the statement and from its details', async () => {
    const { order } = await collect();
    const entry = { amount: '19.90', endToEnd: `E-${order.id}`, family: 'IDDT' };
    expect(await read([entry, { amount: '-1200.00' }, { amount: '3.00', status: 'PDNG', family: 'IDDT' }])).toMatchObject({
      collected: 1,
      returned: [],
      others: 1,
      findings: [],
    });
    await Promise.all(Array.from({ length: 10 }, () => read([entry], { details: true })));
    expect(await bookedOf(app, order.id)).toEqual(['payout bank 1990', 'payout clearing -1990']);
    expect(await clearingOf(app, order.id)).toBe(0);
  });

  test('recognises the sum of several debits by our file and its day', async () => {
    const buyers = await Promise.all([buildMember(app), buildMember(app)]);
    const orders = [await payByDebit(app, buyers[0]), await payByDebit(app, buyers[1])];
    const file = (await app.features.bankFiles?.make())?.find(({ name }) => name.startsWith('debits'));
    const group = /<PmtInfId>([^<]+)</.exec(file?.xml ?? '')?.[1] ?? '';
    await advanceClock(app, 10 * day);
    const sum = { message: `EL-${file?.id}`, group, family: 'IDDT' };
    await read([{ ...sum, amount: '39.79' }]);
    expect(await findingsOf(app, `STMT-${statements}:1`)).toEqual(['no_order']);
    expect(await Promise.all(orders.map(({ id }) => clearingOf(app, id)))).toEqual([1990, 1990]);
    expect(await read([{ ...sum, amount: '39.80' }])).toMatchObject({ collected: 2 });
    expect(await Promise.all(orders.map(({ id }) => clearingOf(app, id)))).toEqual([0, 0]);
  });

  test('with a returned debit takes its credits, with the reason and the bank’s fee', async () => {
    const { buyer, order } = await collect();
    await read([{ amount: '19.90', endToEnd: `E-${order.id}`, family: 'IDDT' }]);
    const back = { amount: '-22.90', endToEnd: `E-${order.id}`, family: 'IDDT', reason: 'MD06', original: '19.90' };
    const first = await read([back]);
    expect(first.returned).toEqual([{ order: order.id, reason: 'MD06' }]);
    expect(first.findings.filter((finding) => finding.order === order.id)).toEqual([]);
    await read([back], { details: true });
    expect(await memberBalanceOf(app, buyer)).toEqual({ credits: 0, paid_user: false });
    expect((await bookedOf(app, order.id, ['payout', 'fee'])).filter((booked) => !booked.includes('clearing'))).toEqual([
      'payout bank 1990',
      'fee fees 300',
      'payout bank -2290',
    ]);
    const debit = await app.platform.database.db
      .selectFrom('direct_debits')
      .select('return_reason')
      .where('order_id', '=', order.id)
      .executeTakeFirst();
    expect(debit).toEqual({ return_reason: 'MD06' });
  });

  test('books a paid refund; a returned one restores its credits, and can be requested again', async () => {
    const { buyer, order } = await collect();
    await read([{ amount: '19.90', endToEnd: `E-${order.id}` }]);
    const ask = async () =>
      (await buyer.client.call(requestRefund, { body: { order: order.id, amount: 1990, client_id: randomUUID() } })).reply.refund;
    const refund = await ask();
    await advanceClock(app, 60);
    const name = nameOfRefund(refund.id);
    expect(await read([{ amount: '-19.90', endToEnd: name }])).toMatchObject({ refunded: 1, bounced: [] });
    expect(await memberBalanceOf(app, buyer)).toEqual({ credits: 0, paid_user: false });
    // Longer than the time in which the buyer can request a refund.
    for (const _nineDays of [1, 2]) {
      await advanceClock(app, 9 * day);
      expect((await buyer.client.call(getRefund, { query: { id: order.id } })).reply.offer).toBeNull();
    }
    const back = { amount: '19.90', endToEnd: name, reason: 'AC04' };
    expect((await read([back])).bounced).toEqual([order.id]);
    await read([back]);
    expect(await memberBalanceOf(app, buyer)).toEqual({ credits: 100, paid_user: true });
    expect(await clearingOf(app, order.id)).toBe(0);
    const { reply } = await buyer.client.call(getRefund, { query: { id: order.id } });
    expect(reply.refunds).toMatchObject([{ state: 'failed' }]);
    expect(reply.offer).toMatchObject({ left: 100, amount: { amount: 1990 } });
    expect((await ask()).state).toBe('requested');
    await expectBooks(app);
  });

  test('with an unknown debit or refund, or another currency, is reported and not booked', async () => {
    const { order } = await collect();
    const unknown = [
      { amount: '5.00', endToEnd: 'E-999999999', family: 'IDDT' },
      { amount: '5.00', endToEnd: 'E-0', family: 'IDDT' },
      { amount: '-7.00', endToEnd: nameOfRefund(randomUUID()) },
      { amount: '19.90', endToEnd: `E-${order.id}`, currency: 'CHF' },
      { amount: '-9.00', endToEnd: 'OTHER', family: 'IDDT' },
      // A transfer that somebody named like the debit.
      { amount: '0.01', endToEnd: `E-${order.id}` },
    ];
    const { findings } = await read(unknown);
    const id = `STMT-${statements}`;
    expect(findings.filter(({ subject }) => subject.startsWith(id)).map(({ amount }) => amount)).toEqual([-500, 700, -1990, 900, -1]);
    expect(await findingsOf(app, 'E-999999999:paid')).toEqual(['no_order']);
    expect(await bookedOf(app, order.id)).toEqual([]);
    await read([{ amount: '19.90', endToEnd: `E-${order.id}`, family: 'IDDT' }]);
    expect(await clearingOf(app, order.id)).toBe(0);
  });

  test('does not miss an announced debit that was cancelled', async () => {
    const buyer = await buildMember(app);
    const order = await payByDebit(app, buyer);
    await buyer.client.call(requestRefund, { body: { order: order.id, amount: 1990, client_id: randomUUID() } });
    const { order: missed } = await collect();
    await advanceClock(app, 10 * day);
    await read([]);
    const { findings } = await read([{ amount: '1.00' }]);
    const missing = findings.filter(({ kind }) => kind === 'not_settled').map((finding) => finding.order);
    expect(missing).toContain(missed.id);
    expect(missing).not.toContain(order.id);
  });

  // Regression: each of these made the whole file unreadable.
  test('is read as banks write it: with a byte order mark, padded and signed sums, salaries without sums, days of value, other accounts', async () => {
    const [first, second, third] = [await collect(), await collect(), await collect()];
    const written = [first, second, third].map(({ order }) => ({ amount: '19.90', endToEnd: `E-${order.id}`, family: 'IDDT' }));
    const salaries = `<Ntry><NtryRef>9</NtryRef><Amt Ccy="EUR">5000.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><ValDt><Dt>2026-11-20</Dt></ValDt>
<NtryDtls><TxDtls><Refs><EndToEndId>A</EndToEndId></Refs></TxDtls><TxDtls><Refs><EndToEndId>B</EndToEndId></Refs></TxDtls></NtryDtls></Ntry>`;
    const stranger = `<Stmt><Id>S</Id><Acct><Id><Othr><Id>12-34</Id></Othr></Id></Acct><Ntry><Amt Ccy="EUR">?</Amt></Ntry></Stmt>`;
    let place = 0;
    const xml = statement(written)
      .replaceAll('>19.90<', () => ['>0000000000019.90<', '>+19.90<', '>00019.9<'][place++] ?? '')
      .replaceAll('BookgDt', 'ValDt')
      .replace('</Stmt>', `${salaries}</Stmt>${stranger}`);
    const reply = await importXml(`\uFEFF${xml}`);
    expect(reply).toMatchObject({ ok: true, value: { collected: 3, others: 1 } });
    const back = statement([{ amount: '-19.90', endToEnd: `E-${first.order.id}`, reason: 'AM04' }]).replace('>19.90<', '>-19.90<');
    expect(await importXml(back)).toMatchObject({ ok: true, value: { returned: [{ order: first.order.id, reason: 'AM04' }] } });
  });

  // Regression: the bank's fee beyond the sums of two debits in one entry was lost.
  test('with several returned debits in one entry books the bank’s fees with them', async () => {
    const [first, second] = [await collect(), await collect()];
    const of = [first, second].map(({ order }) => order.id);
    await read(of.map((id) => ({ amount: '19.90', endToEnd: `E-${id}`, family: 'IDDT' })));
    const part = (id: number) =>
      `<TxDtls><Refs><EndToEndId>E-${id}</EndToEndId></Refs><Amt Ccy="EUR">19.90</Amt><RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf></TxDtls>`;
    const xml = statement([{ amount: '-45.81', endToEnd: 'E-1', family: 'IDDT' }]).replace(/<TxDtls>.*<\/TxDtls>/, of.map(part).join(''));
    const reply = await importXml(xml);
    expect(reply).toMatchObject({ ok: true, value: { returned: of.map((order) => ({ order, reason: 'AC04' })) } });
    const fees = await Promise.all(of.map(async (id) => (await bookedOf(app, id, ['fee'])).filter((booked) => booked.includes('fees'))));
    expect(fees).toEqual([['fee fees 301'], ['fee fees 300']]);
  });

  test('of another account, or that is no statement, is refused', async () => {
    const entry = { amount: '19.90', endToEnd: 'E-1' };
    expect(await importXml(statement([entry], { iban: 'DE02120300000000202051' }))).toMatchObject({
      code: 'other_account',
      params: { iban: 'DE02120300000000202051' },
    });
    const whole = statement([entry]);
    for (const bad of [
      '',
      '{}',
      'no XML',
      '<Document/>',
      whole.slice(0, -20),
      whole.replace('19.90', '19,90'),
      whole.replace('<Dt>', '<Dt>x'),
      whole.replace('?>', '?><!DOCTYPE x [<!ENTITY a "b">]>'),
      whole.replaceAll('BkToCstmrStmt', 'BkToCstmrAcctRpt'),
    ])
      expect([bad.slice(0, 60), await importXml(bad)]).toMatchObject([bad.slice(0, 60), { code: 'statement_unreadable' }]);
  });
});

describe('a statement that a company reads', () => {
  test('says nothing about orders of another one, or about debits that the bank was never sent', async () => {
    const { pool } = app.platform.database;
    const [here, there] = [await app.features.sites.byHost('localhost'), await app.features.sites.byHost('de.localhost')];
    expect(here.settings.company_id).not.toBe(there.settings.company_id);
    const { order: unsent } = await collect();
    const own = await payByDebit(app, await buildMember(app));
    const foreign = await payByDebit(app, await buildMember(app));
    const file = (await app.features.bankFiles?.make())?.find(({ name }) => name.startsWith('debits'));
    const group = /<PmtInfId>([^<]+)</.exec(file?.xml ?? '')?.[1] ?? '';
    await advanceClock(app, 10 * day);
    await pool.query(`UPDATE orders SET site_id = ${there.id} WHERE id = ${foreign.id}`);
    const readAt = async (entries: readonly Entry[]) => {
      const reply = await app.features.importStatement?.(statement(entries), (site) => site === here.id);
      if (reply?.ok !== true) throw new Error('the statement cannot be read');
      return reply.value;
    };
    const line = ({ id }: { readonly id: number }) => ({ amount: '19.90', endToEnd: `E-${id}`, family: 'IDDT' });
    const returned = { ...line(foreign), amount: '-22.90', reason: 'MD06', original: '19.90' };
    const batch = { message: `EL-${file?.id}`, group, amount: '39.80', family: 'IDDT' };
    const report = await readAt([line(unsent), line(foreign), returned, batch, line({ id: 999_999_999 })]);
    expect(report).toMatchObject({ collected: 0, returned: [] });
    expect(report.findings.filter(({ order }) => order === foreign.id)).toEqual([]);
    const lines = await pool.query(`SELECT DISTINCT site_id FROM settled_items WHERE kind = 'fee' AND site_id IS NOT NULL`);
    expect(lines.rows).toEqual([{ site_id: here.id }]);
    expect(await Promise.all([unsent, own, foreign].map(({ id }) => clearingOf(app, id)))).toEqual([1990, 1990, 1990]);
    expect(await readAt([line(own)])).toMatchObject({ collected: 1, returned: [] });
    expect(await clearingOf(app, own.id)).toBe(0);
    await pool.query(`UPDATE orders SET site_id = ${here.id} WHERE id = ${foreign.id}`);
    expect(await read([line(unsent), line(foreign)])).toMatchObject({ collected: 2 });
  });
});
