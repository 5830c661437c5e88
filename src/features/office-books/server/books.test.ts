import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildMember } from '#tests/support/builders.ts';
import { sendForm } from '#tests/support/form.ts';
import { buyCredits, moveClock } from '#tests/support/money/accounts.ts';
import { expectBooks } from '#tests/support/money/books.ts';
import { payByDebit } from '#tests/support/money/debits.ts';
import { advanceClock, openOrder } from '#tests/support/money/shop.ts';
import { buildStaff, type BuiltStaff, farAway } from '#tests/support/staff.ts';
import { createTestApp, type TestApp, type TestClient } from '#tests/support/test-app.ts';
import { readBooksCommand, runBooks } from '../../../../scripts/operator/books/commands.ts';
import { dayIn } from '#platform/contract/time.ts';
import * as books from '../contract/endpoints.ts';

let app: TestApp;
let year: number;
let site: number;
let accountant: BuiltStaff;
let manager: BuiltStaff;
beforeAll(async () => {
  app = await createTestApp();
  year = app.platform.clock.now().getUTCFullYear() + 1;
  await moveClock(app, `${year}-02-20T12:00:00Z`);
  await buyCredits(app, { country: 'FR' });
  await buyCredits(app, { country: 'DE' });
  await buyCredits(app, { country: 'CH' });
  await moveClock(app, `${year}-04-02T12:00:00Z`);
  site = (await app.features.sites.byHost('localhost')).id;
  await logInAnew();
});
afterAll(async () => {
  await expectBooks(app);
  await app.close();
});

/** Sessions end after some hours. */
async function logInAnew() {
  accountant = await buildStaff(app, { roles: [{ role: 'accountant', site }] });
  manager = await buildStaff(app, { roles: [{ role: 'manager', site }] });
}

/** The log of staff: what was done to what. */
const rowsOf = async (what: string) =>
  (
    await app.platform.database.db
      .selectFrom('staff_log')
      .select(['what', 'subject', 'reason', 'words', 'look'])
      .where('what', '=', what)
      .orderBy('id')
      .execute()
  ).map(({ subject, reason, words, look }) => ({ subject, reason, words, look }));

async function download(client: TestClient, path: string): Promise<{ status: number; bytes: Buffer; code: string | undefined }> {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const sent = await app.server.inject({ url: `/api/admin/${path}`, headers: { host: 'localhost', cookie } });
  const code = sent.statusCode < 400 ? undefined : (sent.json() as { error: { code: string } }).error.code;
  return { status: sent.statusCode, bytes: sent.rawPayload, code };
}

async function scriptFile(args: string[]): Promise<Buffer> {
  const command = readBooksCommand(args);
  if (!command.ok) throw new Error(command.sentence);
  const { isRight, file, notes } = await runBooks(app.platform, app.features, command.options);
  if (!isRight || file === undefined) throw new Error(String(notes));
  const pieces: Uint8Array[] = [];
  for await (const piece of file) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

/** Without the time at which DATEV's header says that it was made. */
const withoutTime = (file: Buffer) => Buffer.from(file.toString('latin1').replace(/^("EXTF"(?:;[^;]*){4};)\d{17}/, '$1'), 'latin1');

describe('a file for the accountant', () => {
  const quarter = () => `from=${year}-01-01&to=${year}-03-31`;
  const days = () => ['--from', `${year}-01-01`, '--to', `${year}-03-31`];

  test.each([
    ['journal', () => ['--journal', ...days()]],
    ['journal&currency=EUR', () => ['--journal', ...days(), '--currency', 'EUR']],
    ['datev', () => ['--datev', ...days()]],
    ['datev&consultant=29098&client=55003', () => ['--datev', ...days(), '--consultant', '29098', '--client', '55003']],
    ['oss', () => ['--oss', `${year}-Q1`]],
    ['oss-bzst', () => ['--oss', `${year}-Q1`, '--bzst']],
    ['oss-elsewhere', () => ['--oss', `${year}-Q1`, '--elsewhere']],
    ['oss-months', () => ['--oss', `${year}-Q1`, '--monthly']],
  ] as const)('%s is byte for byte that of npm run books', async (kind, args) => {
    const before = (await rowsOf('books-export')).length;
    const { status, bytes } = await download(accountant.client, `books-export.php?kind=${kind}&${quarter()}&company=1`);
    expect(status).toBe(200);
    const ofScript = await scriptFile([...args(), '--company', '1']);
    expect(withoutTime(bytes).equals(withoutTime(ofScript))).toBe(true);
    expect(bytes.length).toBeGreaterThan(20);
    const rows = await rowsOf('books-export');
    expect(rows).toHaveLength(before + 1);
    expect(rows.at(-1)).toMatchObject({ look: true, subject: 'company 1', reason: expect.stringContaining(`${year}-01-01–${year}-03-31`) });
  });

  test('takes the contents of a file of rates', async () => {
    const rates = `Date,SEK,CHF,\n${year}-03-31,11.1,0.95,\n`;
    const query = { kind: 'oss', from: `${year}-01-01`, to: `${year}-03-31` } as const;
    expect((await accountant.client.call(books.exportBooksWith, { query, body: { rates } })).status).toBe(200);
    expect((await accountant.client.call(books.exportBooksWith, { query, body: { rates: 'Date,SEK\nnothing,1\n' } })).error?.code).toBe(
      'rates_invalid',
    );
  });

  test('is refused without a row where its days, company or kind are wrong', async () => {
    const before = (await rowsOf('books-export')).length;
    for (const [path, status, code] of [
      [`kind=journal&from=${year}-02-31&to=${year}-03-31`, 400, 'day_invalid'],
      [`kind=journal&from=${year}-03-31&to=${year}-03-01`, 400, 'period_backwards'],
      [`kind=journal&from=${year}-03-01&to=${year}-12-31`, 409, 'period_not_over'],
      [`kind=oss&from=${year}-01-01&to=${year}-03-30`, 400, 'quarter_invalid'],
      [`kind=oss&from=${year}-04-01&to=${year}-06-30`, 409, 'period_not_over'],
      [`kind=datev&${quarter()}&client=x`, 400, 'number_invalid'],
      [`kind=datev&${quarter()}&fiscal_year=${year}-02-01`, 400, 'fiscal_year_invalid'],
      [`kind=journal&${quarter()}&company=999`, 404, 'company_unknown'],
      [`kind=journal&${quarter()}&company=x`, 400, 'invalid_request'],
      [`kind=journal&${quarter()}&currency=euro`, 400, 'invalid_request'],
      [`kind=journal&from=${'1'.repeat(5000)}&to=x`, 400, 'invalid_request'],
      [`kind=other&${quarter()}`, 400, 'invalid_request'],
      [`${quarter()}`, 400, 'invalid_request'],
      [`kind=journal&${quarter()}&company=1&more=1`, 400, 'invalid_request'],
    ] as const) {
      const sent = await download(accountant.client, `books-export.php?${path}`);
      expect([path, sent.status, sent.code]).toEqual([path, status, code]);
    }
    expect(await rowsOf('books-export')).toHaveLength(before);
  });

  test('is for accountants and owners alone, of a company with a site of theirs, after a second factor', async () => {
    const path = `books-export.php?kind=journal&${quarter()}`;
    expect(await download(manager.client, path)).toMatchObject({ status: 403, code: 'right_missing' });
    expect(await download(app.client(), path)).toMatchObject({ status: 403 });
    const elsewhere = await buildStaff(app, {
      roles: [{ role: 'accountant', site: (await app.features.sites.byHost('de.localhost')).id }],
    });
    expect(await download(elsewhere.client, path)).toMatchObject({ status: 404 });
    const far = farAway(app);
    for (const [name, value] of accountant.client.cookies) far.cookies.set(name, value);
    const { error } = await far.call(books.exportBooks, { query: { kind: 'journal', from: `${year}-01-01`, to: `${year}-03-31` } });
    expect(error?.code).toMatch(/^(step_up_required|second_factor_required)$/);
  });
});

describe('the check of the books', () => {
  test('is kept, shown to managers, and run by accountants alone', async () => {
    const made = await accountant.client.call(books.checkBooks, { body: {} });
    expect(made.status).toBe(200);
    expect(made.reply.check.equations.every(({ deviations }) => deviations.length === 0)).toBe(true);
    const shown = await manager.client.call(books.getBooks);
    expect(shown.reply.check).toEqual(made.reply.check);
    expect(shown.reply.companies).toMatchObject([{ id: 1, today: dayIn('Europe/Berlin', app.platform.clock.now()) }]);
    expect((await manager.client.call(books.checkBooks, { body: {} })).error?.code).toBe('right_missing');
    const n = made.reply.check.equations.length;
    expect((await rowsOf('books-check')).at(-1)).toMatchObject({ subject: `${n}/${n}`, look: false });
  });

  test('names what violates an equation, as npm run books prints it', async () => {
    const { pool } = app.platform.database;
    const buyer = await buildMember(app);
    await pool.query(`UPDATE balances SET purchased = purchased + 5 WHERE user_id = ${buyer.id}`);
    const { reply } = await accountant.client.call(books.checkBooks, { body: {} });
    const command = readBooksCommand(['--check']);
    if (!command.ok) throw new Error(command.sentence);
    const { lines = [] } = await runBooks(app.platform, app.features, command.options);
    await pool.query(`UPDATE balances SET purchased = purchased - 5 WHERE user_id = ${buyer.id}`);
    const said = reply.check.equations.flatMap(({ equation, deviations }) => [
      `${deviations.length === 0 ? '✓' : '✗'} ${equation}`,
      ...deviations.map(({ subject, difference }) => `    ${subject}: ${difference}`),
    ]);
    expect(said).toEqual(lines.filter((line) => !line.startsWith('!')));
    expect(said).toContain(`    member ${buyer.id}: 5`);
    await accountant.client.call(books.checkBooks, { body: {} });
  });

  test('runs by night, too', async () => {
    await app.platform.database.pool.query('DELETE FROM book_checks');
    expect((await manager.client.call(books.getBooks)).reply.check).toBeNull();
    await advanceClock(app, 25 * 3600);
    await app.platform.jobs.runAllNow();
    await logInAnew();
    expect((await manager.client.call(books.getBooks)).reply.check?.equations.length).toBeGreaterThan(20);
  });
});

describe('a finding', () => {
  async function insertFinding(order: number | null = null): Promise<string> {
    const subject = `txn_${randomUUID()}`;
    await app.platform.database.db
      .insertInto('payout_findings')
      .values({
        kind: 'no_order',
        provider: 'sandbox',
        subject,
        order_id: order,
        amount: 1990,
        currency: 'EUR',
        found_at: app.platform.clock.now(),
      })
      .execute();
    return subject;
  }
  const close = (client: TestClient, body: object) => client.raw('POST', '/api/admin/books-finding.php', body);

  test('is closed once with a reason in words, which stands in the log', async () => {
    const subject = await insertFinding();
    const open = (await manager.client.call(books.getBooks)).reply.findings.find((one) => one.subject === subject);
    expect(open).toMatchObject({ kind: 'no_order', amount: 1990, currency: 'EUR' });
    const body = { subject, as: 'accepted', reason: 'Looked at with the bank.' };
    const before = (await rowsOf('books-finding')).length;
    expect((await close(manager.client, body)).error?.code).toBe('right_missing');
    expect((await close(accountant.client, { ...body, reason: '  ' })).error?.code).toBe('reason_needed');
    const closed = await Promise.all([close(accountant.client, body), close(accountant.client, body), close(accountant.client, body)]);
    expect(closed.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await manager.client.call(books.getBooks)).reply.findings.map((one) => one.subject)).not.toContain(subject);
    expect((await rowsOf('books-finding')).slice(before)).toEqual([{ subject, reason: 'accepted', words: body.reason, look: false }]);
  });

  test('is closed alone where another company has one of the same name, which nobody else sees in the books', async () => {
    const { pool } = app.platform.database;
    const order = await openOrder((await buildMember(app)).client);
    const there = (await app.features.sites.byHost('de.localhost')).id;
    await pool.query(`UPDATE orders SET site_id = ${there} WHERE id = ${order.id}`);
    await pool.query(`UPDATE users SET site_id = ${there} WHERE id = (SELECT user_id FROM orders WHERE id = ${order.id})`);
    const subject = await insertFinding();
    await pool.query(`INSERT INTO payout_findings (kind, provider, subject, order_id, amount, currency, event, found_at)
      VALUES ('other_amount', 'mollie', '${subject}', ${order.id}, 5, 'EUR', '', now())`);
    const closed = `SELECT provider FROM payout_findings WHERE subject = '${subject}' AND accepted_at IS NOT NULL`;
    expect((await close(accountant.client, { subject, as: 'accepted', reason: 'x' })).status).toBe(200);
    expect((await pool.query(closed)).rows).toEqual([{ provider: 'sandbox' }]);
    const unbooked = async () => (await accountant.client.call(books.getBooks)).reply.unbooked;
    const before = await unbooked();
    await pool.query(`UPDATE payout_findings SET accepted_at = now() WHERE subject = '${subject}' AND provider = 'mollie'`);
    expect(await unbooked()).toEqual(before);
    await pool.query(`DELETE FROM payout_findings WHERE subject = '${subject}'`);
  });

  test('is refused where it is unknown, cannot be booked, or belongs to another company', async () => {
    const subject = await insertFinding();
    for (const [body, code] of [
      [{ subject: 'nothing', as: 'accepted', reason: 'x' }, 'finding_unknown'],
      [{ subject, as: 'fee', reason: 'x' }, 'finding_unbookable'],
      [{ subject, as: 'lost', reason: 'x' }, 'invalid_request'],
      [{ subject: 7, as: 'fee', reason: 'x' }, 'invalid_request'],
      [{ subject, as: 'fee', reason: 'x '.repeat(300) }, 'too_many_words'],
      [{ subject, as: 'fee', reason: 'x', more: 1 }, 'invalid_request'],
    ] as const)
      expect([body, (await close(accountant.client, body)).error?.code]).toEqual([body, code]);
    expect((await close(accountant.client, { subject, as: 'accepted', reason: 'x' })).status).toBe(200);
  });
});

describe('reports of payouts', () => {
  test('are read for a day that is over', async () => {
    const { reply, status } = await accountant.client.call(books.comparePayouts, { body: { day: `${year}-03-01` } });
    expect([status, reply.day]).toEqual([200, `${year}-03-01`]);
    expect((await rowsOf('books-payouts')).at(-1)).toMatchObject({ subject: `${year}-03-01` });
    for (const [day, code] of [
      ['2030-02-31', 'day_invalid'],
      ['yesterday', 'day_invalid'],
      [`${year}-12-31`, 'period_not_over'],
    ] as const)
      expect((await accountant.client.call(books.comparePayouts, { body: { day } })).error?.code).toBe(code);
    expect((await manager.client.call(books.comparePayouts, { body: {} })).error?.code).toBe('right_missing');
  });
});

describe('files for the bank', () => {
  test('are made once, listed, and downloaded as npm run sepa writes them', async () => {
    const order = await payByDebit(app, await buildMember(app));
    await logInAnew();
    const again = accountant;
    const made = await Promise.all([1, 2, 3].map(() => again.client.call(books.makeBankFiles, { body: {} })));
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [file, ...others] = made.flatMap(({ reply }) => reply.files);
    expect([file?.kind, others]).toEqual(['debits', []]);
    expect(await rowsOf('bank-files-make')).toMatchObject([{ subject: file?.name }]);
    const listed = (await again.client.call(books.getBooks)).reply.bank?.files ?? [];
    expect(listed).toEqual([{ ...file, kept: true }]);
    const { status, bytes } = await download(again.client, `bank-file.php?id=${file?.id}`);
    expect(status).toBe(200);
    expect(bytes.toString()).toBe((await app.features.bankFiles?.again(file?.id ?? 0))?.xml);
    expect(bytes.toString()).toContain(`E-${order.id}`);
    expect(await rowsOf('bank-file')).toMatchObject([{ subject: file?.name, look: true }]);
    expect(await download(manager.client, `bank-file.php?id=${file?.id}`)).toMatchObject({ status: 403 });
    expect(await download(again.client, 'bank-file.php?id=999999')).toMatchObject({ status: 404 });
    // A person of another site cannot fetch it through that site.
    const other = (await app.features.sites.byHost('de.localhost')).id;
    const both = await buildStaff(app, { roles: [{ role: 'accountant', site: null }] });
    expect(await download(both.client, `bank-file.php?id=${file?.id}&site=${other}`)).toMatchObject({ status: 404 });

    await advanceClock(app, 10 * 86_400);
    await logInAnew();
    const { client } = accountant;
    const iban = app.platform.env.sepaCreditor?.iban ?? '';
    const xml = statement(iban, order.id, dayIn('UTC', app.platform.clock.now()));
    const send = (client: TestClient, text: string | null) =>
      sendForm(client, '/api/admin/bank-statement.php', text === null ? [] : [['file', Buffer.from(text)]]);
    for (const _time of [1, 2]) {
      const read = await send(client, xml);
      expect([read.status, read.body]).toMatchObject([200, { collected: 1, refunded: 0, others: 0, returned: [], findings: [] }]);
    }
    expect(await rowsOf('bank-statement')).toHaveLength(2);
    for (const [text, code] of [
      [null, 'statement_unreadable'],
      ['', 'statement_unreadable'],
      ['<Document/>', 'statement_unreadable'],
      [xml.replace(iban, 'DE02120300000000202051'), 'other_account'],
    ] as const)
      expect([text, (await send(client, text)).error?.code]).toEqual([text, code]);
    expect((await send(manager.client, xml)).error?.code).toBe('right_missing');
    expect(await rowsOf('bank-statement')).toHaveLength(2);
  });
});

const statement = (iban: string, order: number, day: string) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId></GrpHdr>
<Stmt><Id>S1</Id><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>
<Ntry><NtryRef>1</NtryRef><Amt Ccy="EUR">19.90</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt>
<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>IDDT</Cd></Fmly></Domn></BkTxCd>
<NtryDtls><TxDtls><Refs><EndToEndId>E-${order}</EndToEndId></Refs></TxDtls></NtryDtls></Ntry>
</Stmt></BkToCstmrStmt></Document>`;
