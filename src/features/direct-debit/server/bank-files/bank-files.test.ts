import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createSealer } from '#platform/server/sealer.ts';
import { createSigner } from '#platform/server/secrets.ts';
import { buildMember } from '#tests/support/builders.ts';
import { payByDebit } from '#tests/support/money/debits.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { debitFile, refundFile } from './bank-files.ts';
import { fingerprintsOf } from '../debits/details.ts';
import { forgetPhones } from '../personal-data/forget-phones.ts';
import { sepaText } from './sepa-text.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const debtor = {
  account_holder: 'Jörg Weiß <GmbH>',
  iban: 'DE89370400440532013000',
  street: 'Hauptstraße',
  house_number: '1',
  zip: '04229',
  city: 'Leipzig',
  phone: '+4915123456789',
  country: 'DE',
};
const creditor = { name: 'Emberleaf', id: 'DE98ZZZ09999999999', iban: 'DE89370400440532013000' };
const debit = { order: 1, amount: 1, reference: 'EL-1', sequence: 'OOFF' as const, signedOn: '2026-11-02', collectOn: '2026-11-09' };
let order = 900_000;

async function insertDebit(amount: number, dueOn: string): Promise<number> {
  const { db } = app.platform.database;
  const { id } = await buildMember(app);
  order += 1;
  const mandate = await db
    .insertInto('direct_debit_mandates')
    .values({
      user_id: id,
      reference: `EL-${order}`,
      creditor_id: 'DE98ZZZ09999999999',
      details: createSealer(app.platform.secret, 'direct-debit').seal(JSON.stringify(debtor)),
      iban_hint: 'DE89 … 3000',
      fingerprint: Buffer.alloc(32),
      text_version: '2026-10-01',
      language: 'de',
      signed_on: '2026-11-02',
      created_at: app.platform.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('direct_debits')
    .values({ order_id: order, mandate_id: mandate.id, site_id: 1, amount, due_on: dueOn, confirmed_at: app.platform.clock.now() })
    .execute();
  return order;
}

const files = () => {
  if (app.features.bankFiles === null) throw new Error('no creditor is set');
  return app.features.bankFiles;
};
/** The texts of all elements with a name. */
const textsOf = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}[^>]*>([^<]*)</${element}>`, 'g'))].map(([, text]) => text);
/** The names of the elements directly inside the first element with a name, in order. */
function childrenOf(xml: string, element: string): string[] {
  const inside = new RegExp(`<${element}[ >].*?</${element}>`, 's').exec(xml)?.[0] ?? '';
  const names: string[] = [];
  let depth = 0;
  for (const [, end, name] of inside.matchAll(/<(\/?)([A-Za-z]+)[^>]*>/g)) {
    if (end === '' && depth === 1 && name !== undefined) names.push(name);
    depth += end === '' ? 1 : -1;
  }
  return names;
}

describe('the file for the bank', () => {
  test('contains each debit once, after any number of repeated and parallel calls', async () => {
    const orders = [await insertDebit(1990, '2100-03-01'), await insertDebit(990, '2100-03-01'), await insertDebit(110, '2020-01-01')];
    const made = (await Promise.all([files().make(), files().make(), files().make()])).flat();
    const all = made.flatMap(({ xml }) => textsOf(xml, 'EndToEndId'));
    expect(all).toHaveLength(orders.length);
    expect(new Set(all)).toEqual(new Set(orders.map((id) => `E-${id}`)));
    expect(await files().make()).toEqual([]);
    const [first] = made;
    expect(first && (await files().again(first.id))?.xml).toBe(first?.xml);
    expect(await files().again(999_999)).toBeNull();
  });

  test('follows ISO 20022, with correct sums and days in the future', async () => {
    await insertDebit(1990, '2100-03-01');
    await insertDebit(990, '2100-03-01');
    await insertDebit(110, '2020-01-01');
    const [file] = await files().make();
    const xml = file?.xml ?? '';
    expect(xml).toContain('xmlns="urn:iso:std:iso:20022:tech:xsd:pain.008.001.08"');
    expect(childrenOf(xml, 'CstmrDrctDbtInitn')).toEqual(['GrpHdr', 'PmtInf', 'PmtInf']);
    expect(childrenOf(xml, 'GrpHdr')).toEqual(['MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum', 'InitgPty']);
    expect(childrenOf(xml, 'PmtInf').slice(0, 12)).toEqual([
      'PmtInfId',
      'PmtMtd',
      'BtchBookg',
      'NbOfTxs',
      'CtrlSum',
      'PmtTpInf',
      'ReqdColltnDt',
      'Cdtr',
      'CdtrAcct',
      'CdtrAgt',
      'ChrgBr',
      'CdtrSchmeId',
    ]);
    expect(childrenOf(xml, 'DrctDbtTxInf')).toEqual(['PmtId', 'InstdAmt', 'DrctDbtTx', 'DbtrAgt', 'Dbtr', 'DbtrAcct', 'RmtInf']);
    expect(textsOf(xml, 'NbOfTxs')).toEqual(['3', '1', '2']);
    expect(textsOf(xml, 'CtrlSum')).toEqual(['30.90', '1.10', '29.80']);
    expect(textsOf(xml, 'InstdAmt')).toEqual(['1.10', '19.90', '9.90']);
    const [late, announced] = textsOf(xml, 'ReqdColltnDt');
    expect(announced).toBe('2100-03-01');
    expect(late && late > app.platform.clock.now().toISOString().slice(0, 10)).toBe(true);
    expect(new Set(textsOf(xml, 'SeqTp'))).toEqual(new Set(['OOFF']));
    expect(textsOf(xml, 'MndtId').every((text) => text !== undefined && text.length <= 35)).toBe(true);
    for (const element of ['MsgId', 'PmtInfId', 'InstrId', 'EndToEndId'])
      expect(textsOf(xml, element).filter((text) => text === undefined || text.length > 35)).toEqual([]);
    expect(new Set(textsOf(xml, 'DtOfSgntr'))).toEqual(new Set(['2026-11-02']));
    expect(xml).toContain('<Nm>Joerg Weiss GmbH</Nm>');
  });

  // Regression: a late file moved the day of collection without a notice, though the notice was agreed to come five days before.
  test('that is too late for the announced day sets a later day, which is announced with the same notice', async () => {
    const member = await buildMember(app);
    const order = await payByDebit(app, member);
    const due = async () =>
      (
        await app.platform.database.db
          .selectFrom('direct_debits')
          .select('due_on')
          .where('order_id', '=', order.id)
          .executeTakeFirstOrThrow()
      ).due_on;
    await app.platform.database.db.updateTable('direct_debits').set({ due_on: '2020-01-01' }).where('order_id', '=', order.id).execute();
    const [file] = await files().make();
    expect(textsOf(file?.xml ?? '', 'ReqdColltnDt')).toEqual([await due()]);
    expect(Date.parse(await due()) - app.platform.clock.now().getTime()).toBeGreaterThan(4 * 86_400_000);
    await expect
      .poll(
        async () => (await app.platform.outbox.list()).find(({ to, subject }) => to === member.email && subject.startsWith('Später'))?.text,
      )
      .toContain('nicht an dem Tag');
  });

  // Regression: every company collected with the first company's identifier, to its account.
  test('names the creditor of the company behind the site, and shows its account to nobody else', async () => {
    const member = await buildMember(app, { host: 'de.localhost', country: 'NL', region: null });
    await payByDebit(app, member);
    const { sepa_creditor: creditor, ...company } = (await app.features.sites.byHost('de.localhost')).company;
    const file = (await files().make()).find(({ xml }) => xml.includes(company.name));
    expect(file?.xml).toContain(`<Id>${creditor?.id}</Id>`);
    expect(file?.xml).toContain(`<CdtrAcct><Id><IBAN>${creditor?.iban}</IBAN></Id>`);
    expect(JSON.stringify((await member.client.raw('GET', '/api/companyinfo.php')).body)).not.toContain('sepa_creditor');
  });

  // Regression: the mandate kept the telephone for 14 months, too.
  test('needs no telephone: a job removes it from older mandates, and keeps its fingerprint for 14 months', async () => {
    const { db } = app.platform.database;
    const order = await insertDebit(1990, '2100-03-01');
    const read = () => db.selectFrom('direct_debit_mandates').selectAll().where('reference', '=', `EL-${order}`).executeTakeFirstOrThrow();
    await db.updateTable('direct_debit_mandates').set({ has_phone: true }).where('reference', '=', `EL-${order}`).execute();
    const sealer = createSealer(app.platform.secret, 'direct-debit');
    const signer = createSigner(app.platform.secret, 'direct-debit');
    await forgetPhones({ db, sealer, signer }, new Date(0));
    const { has_phone, details, phone_fingerprint } = await read();
    expect([has_phone, phone_fingerprint]).toEqual([false, fingerprintsOf(signer, debtor).phone]);
    expect(JSON.parse(sealer.open(details))).toEqual({ ...debtor, phone: undefined });
    await forgetPhones({ db, sealer, signer }, new Date(app.platform.clock.now().getTime() + 1000));
    expect((await read()).phone_fingerprint).toBeNull();
  });

  test('is stored sealed, and its content is deleted after 30 days', async () => {
    await insertDebit(1990, '2100-03-01');
    const [file] = await files().make();
    const { db } = app.platform.database;
    const content = async () =>
      (
        await db
          .selectFrom('bank_files')
          .select('content')
          .where('id', '=', file?.id ?? 0)
          .executeTakeFirstOrThrow()
      ).content;
    expect((await content())?.toString('latin1')).not.toMatch(/DE89|Joerg/);
    await app.client().raw('POST', '/dev/clock', { advance_seconds: 31 * 24 * 3600 });
    expect(await content()).toBeNull();
  });

  test('has only characters that every bank accepts', () => {
    expect(sepaText('Søren Ångström & Ñandú “Łódź” ß', 70)).toBe('Soren Angstroem Nandu Lodz ss');
    expect(sepaText('x'.repeat(100), 70)).toHaveLength(70);
  });

  // Regression: an account holder in Greek had no name in the file, which the schema of ISO 20022 forbids, so that the
  // bank would have refused the debits of all others with it.
  test.each([
    ['Γιώργος Θεοχάρης', 'Giorgos Theocharis'],
    ['Мария Щерева', 'Mariya Shtereva'],
    ['Đorđe Ħabib Œuvré', 'Dorde Habib Oeuvre'],
    ['愛', 'NOTPROVIDED'],
  ])('names %s as %s', (account_holder, name) => {
    const named = { ...debtor, account_holder };
    const debits = debitFile('EL-1', creditor, [{ ...debit, debtor: named }], 'Emberleaf', new Date());
    const refund = { id: '0b9cf3a4-1111-4222-8333-444444444444', order: 1, amount: 1, creditor: named };
    const refunds = refundFile('EL-2', creditor, [refund], 'Emberleaf', '2026-11-09', new Date());
    expect(textsOf(debits, 'Nm')).toEqual(['Emberleaf', 'Emberleaf', name]);
    expect(textsOf(refunds, 'Nm')).toEqual(['Emberleaf', 'Emberleaf', name]);
  });

  // Regression: since November 2025 banks refuse a debit from outside the EEA without the debtor's town and country.
  test('has the debtor’s address, in the parts and order of the schema, only when a bank is outside the EEA', () => {
    const monaco = { ...debtor, iban: 'MC5811222000010123456789030', street: 'Rue Grimaldi', zip: '98000', city: 'Monaco', country: 'MC' };
    const andorra = { ...debtor, iban: 'AD1200012030200359100100', house_number: '愛', city: '愛', country: 'FR' };
    const debits = [debtor, monaco, andorra].map((from, index) => ({ ...debit, order: index + 1, debtor: from }));
    const xml = debitFile('EL-1', creditor, debits, 'Emberleaf', new Date());
    expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.008.001.08"')).toBe(
      true,
    );
    const transactions = xml.split('<DrctDbtTxInf>').slice(1);
    expect(transactions.map((one) => childrenOf(one, 'Dbtr'))).toEqual([['Nm'], ['Nm', 'PstlAdr'], ['Nm', 'PstlAdr']]);
    expect(transactions.map((one) => childrenOf(one, 'PstlAdr'))).toEqual([
      [],
      ['StrtNm', 'BldgNb', 'PstCd', 'TwnNm', 'Ctry'],
      ['StrtNm', 'PstCd', 'TwnNm', 'Ctry'],
    ]);
    expect(transactions.map((one) => ['StrtNm', 'TwnNm', 'Ctry'].flatMap((part) => textsOf(one, part)))).toEqual([
      [],
      ['Rue Grimaldi', 'Monaco', 'MC'],
      ['Hauptstrasse', 'NOTPROVIDED', 'FR'],
    ]);
    const swiss = debitFile('EL-2', { ...creditor, iban: 'CH9300762011623852957' }, [{ ...debit, debtor }], 'Emberleaf', new Date());
    expect(textsOf(swiss, 'TwnNm')).toEqual(['Leipzig']);
  });

  // Regression: a server in America collected debits a day before the announced day.
  test.each(['America/Los_Angeles', 'UTC', 'Pacific/Auckland'])('has the announced days on a server in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    const late = new Date('2026-11-05T23:30:00Z');
    const debits = debitFile('EL-1', creditor, [{ ...debit, debtor }], 'Emberleaf', late);
    const refunds = refundFile('EL-2', creditor, [], 'Emberleaf', '2026-11-06', late);
    vi.unstubAllEnvs();
    expect(textsOf(debits, 'ReqdColltnDt')).toEqual(['2026-11-09']);
    expect(textsOf(debits, 'DtOfSgntr')).toEqual(['2026-11-02']);
    expect(textsOf(refunds, 'Dt')).toEqual(['2026-11-06']);
  });

  test('refuses an account that cannot exist', () => {
    const wrong = { ...debit, debtor: { ...debtor, iban: 'DE00370400440532013000' } };
    expect(() => debitFile('EL-1', creditor, [wrong], 'Emberleaf', new Date())).toThrow(/IBAN/i);
  });
});
