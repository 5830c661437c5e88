import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { buildCode, orderWith } from '#tests/support/money/discounts.ts';
import { decide, openOrder, sendWebhook, referenceOf } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { languages } from '#platform/contract/languages.ts';
import { getInvoices } from '../contract/endpoints.ts';
import { issueReversal, reissueInvoice } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const buy = async (member: BuiltMember, credits = 100): Promise<number> => {
  const order = await openOrder(member.client, credits);
  await sendWebhook(app, { reference: referenceOf(order), kind: 'paid' });
  return order.id;
};

const invoicesOf = async ({ client }: BuiltMember) => (await client.call(getInvoices)).reply.invoices;

const numberOf = async (member: BuiltMember): Promise<string> => (await invoicesOf(member))[0]?.number ?? '';

const download = (number: string, member: BuiltMember | null, host = 'localhost') =>
  app.server.inject({
    method: 'GET',
    url: `/invoices/${encodeURIComponent(number)}`,
    headers: { host, cookie: [...(member?.client.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ') },
  });

async function read(number: string, member: BuiltMember): Promise<{ text: string; pages: number; language: unknown }> {
  const { rawPayload } = await download(number, member);
  const document = await getDocumentProxy(new Uint8Array(rawPayload));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  const { info } = (await document.getMetadata()) as { info: { Language?: unknown } };
  return { text: text.replaceAll(/[\s\u00a0\u202f]+/g, ' '), pages: totalPages, language: info.Language };
}

describe('the invoice of an order', () => {
  test('is issued once, when the order completes, also if the provider repeats its webhooks', async () => {
    const member = await buildMember(app);
    const order = await openOrder(member.client, 100);
    await sendWebhook(app, { reference: referenceOf(order), kind: 'pending' });
    expect(await invoicesOf(member)).toEqual([]);
    await Promise.all(Array.from({ length: 5 }, () => sendWebhook(app, { reference: referenceOf(order), kind: 'paid' })));
    expect(await invoicesOf(member)).toEqual([
      { number: expect.stringMatching(/^DE1-\d{4}-\d{6}$/) as string, kind: 'invoice', order: order.id, total: order.total },
    ]);
  });

  test('is not issued for an order that failed', async () => {
    const member = await buildMember(app);
    await decide(app, await openOrder(member.client, 40), 'declined');
    expect(await invoicesOf(member)).toEqual([]);
  });

  test('is a PDF of one page with its number, tax and method, whose bytes never change', async () => {
    const member = await buildMember(app, { country: 'DE' });
    await buy(member);
    const number = await numberOf(member);
    const first = await download(number, member);
    expect(first.statusCode).toBe(200);
    expect(first.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': `inline; filename="${number}.pdf"`,
    });
    const { text, pages, language } = await read(number, member);
    expect([pages, language]).toEqual([1, 'de']);
    for (const part of ['Rechnung', number, '100 Credits mit Premium', '19,90 €', '16,72 €', '3,18 €', '19 % Umsatzsteuer (Deutschland)'])
      expect(text).toContain(part);
    expect(text).toMatch(/Bezahlt am \d\d\.\d\d\.\d{4}: PayPal\./);
    expect(text).toContain('USt-IdNr. DE000000000');
    expect(text).not.toContain(member.email);

    const { db } = app.platform.database;
    const before = await db.selectFrom('sites').select(['settings', 'company']).orderBy('id').executeTakeFirstOrThrow();
    await db
      .updateTable('sites')
      .set({ company: JSON.stringify({ ...(before.company as object), name: 'Renamed' }) })
      .execute();
    await db.updateTable('users').set({ language: 'fr' }).where('id', '=', member.id).execute();
    app.platform.clock.advance(86_400);
    expect((await download(number, member)).rawPayload.equals(first.rawPayload)).toBe(true);
    await db
      .updateTable('sites')
      .set({ company: JSON.stringify(before.company) })
      .execute();
  });

  test('shows the discount of its code, and the total is the price paid', async () => {
    const member = await buildMember(app);
    const code = await buildCode(app, { percentage: 10 });
    const { reply } = await orderWith(member.client, code);
    await sendWebhook(app, { reference: referenceOf(reply.order), kind: 'paid' });
    const [invoice] = await invoicesOf(member);
    expect(invoice?.total).toEqual(reply.order.total);
    const { text, pages } = await read(invoice?.number ?? '', member);
    expect(pages).toBe(1);
    for (const part of ['19,90 €', `Rabatt, Code ${code}`, '\u22121,99 €', '17,91 €', '2,86 €']) expect(text).toContain(part);
  });

  test('is written in the language of the buyer, with all its letters', async () => {
    const words = {
      da: 'Betalt den',
      de: 'elektronisch erbrachte Dienstleistung',
      en: 'electronically supplied service',
      es: 'servicio prestado por vía electrónica',
      fi: 'Käyttämättömien',
      fr: 'Vous n’avez plus rien à faire',
      it: 'servizio prestato per via elettronica',
      nb: 'Du trenger ikke gjøre noe mer',
      nl: 'Je hoeft niets meer te doen',
      pl: 'Niewykorzystane kredyty możesz zwrócić do',
      sv: 'Du behöver inte göra något mer',
    };
    for (const language of languages) {
      const member = await buildMember(app, { language, country: language === 'pl' ? 'PL' : 'DE' });
      await buy(member, 40);
      const { text, pages } = await read(await numberOf(member), member);
      expect([language, pages]).toEqual([language, 1]);
      if (language !== 'fi') expect(text).toContain(words[language]);
      else expect(text).toContain('käyttämättömät');
      if (language === 'pl') expect(text).toMatch(/39,90 zł.*VAT 23% \(Polska\)/);
    }
  });

  test('speaks of tax to buyers in the United States, not of VAT', async () => {
    const member = await buildMember(app, { language: 'en', country: 'US' });
    await buy(member, 40);
    const { text } = await read(await numberOf(member), member);
    expect(text).toContain('tax included.');
    expect(text).not.toContain('VAT included');
  });

  test('is for its owner only: other members get the reply for unknown numbers, visitors the login', async () => {
    const member = await buildMember(app);
    const stranger = await buildMember(app);
    const abroad = await buildMember(app, { host: 'de.localhost', country: 'NL' });
    await buy(member, 40);
    const number = await numberOf(member);
    const visited = await download(number, null);
    expect([visited.statusCode, visited.headers.location]).toEqual([302, '/login']);
    for (const response of [
      await download(number, stranger),
      await download(number, abroad, 'de.localhost'),
      await download('DE1-2020-000001', member),
      await download('../../etc/passwd', member),
      await download("' OR 1=1 --", member),
      await download('x'.repeat(90), member),
    ]) {
      expect(response.statusCode).toBe(404);
      expect(response.json<{ error: object }>().error).toMatchObject({ code: 'not_found' });
    }
    expect(await invoicesOf(stranger)).toEqual([]);
    expect((await app.client().call(getInvoices)).error?.code).toBe('authentication_required');
  });

  test('cannot be changed or deleted', async () => {
    const member = await buildMember(app);
    await buy(member, 40);
    const number = await numberOf(member);
    const { db } = app.platform.database;
    await expect(db.updateTable('invoices').set({ total: 1 }).where('number', '=', number).execute()).rejects.toThrow('fixed');
    await expect(db.deleteFrom('invoices').where('number', '=', number).execute()).rejects.toThrow('fixed');
  });
});

describe('a reversal', () => {
  const reverse = (order: number, refund: string, amount: number) =>
    app.platform.database.db.transaction().execute((tx) => issueReversal(tx, { order, refund, amount }, app.platform.clock.now()));

  test('has a number of its own in the same series, and names its invoice', async () => {
    const member = await buildMember(app, { language: 'en' });
    const order = await buy(member);
    const invoice = await numberOf(member);
    const reversal = await reverse(order, 'a', 500);
    expect(Number(reversal?.number.slice(-6))).toBe(Number(invoice.slice(-6)) + 1);
    expect(await reverse(order, 'a', 500)).toEqual(reversal);
    expect(await invoicesOf(member)).toMatchObject([
      { number: reversal?.number, kind: 'reversal', order, total: { amount: -500, currency: 'EUR' } },
      { number: invoice, kind: 'invoice' },
    ]);
    const { text, pages } = await read(reversal?.number ?? '', member);
    expect(pages).toBe(1);
    for (const part of ['Credit note', invoice, 'Refund of unused credits', '\u2212€5.00', 'Refunded on']) expect(text).toContain(part);
  });

  // Regression: each one was titled "Stornorechnung", with the day of the refund as the day of supply.
  test('of a part is a correction, and both name the order’s day of supply', async () => {
    const day = (offset: number) =>
      new Intl.DateTimeFormat('de', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'Europe/Berlin' }).format(
        app.platform.clock.now().getTime() + offset * 24 * 3_600_000,
      );
    for (const [amount, title, other] of [
      [500, 'Rechnungskorrektur', 'Stornorechnung'],
      [1990, 'Stornorechnung', 'Rechnungskorrektur'],
    ] as const) {
      const member = await buildMember(app, { language: 'de' });
      const order = await buy(member);
      app.platform.clock.advance(2 * 24 * 3600);
      const { text } = await read((await reverse(order, `${title}-1`, amount))?.number ?? '', member);
      expect(text).toContain(title);
      expect(text).not.toContain(other);
      expect(text).toContain(`Leistungsdatum ${day(-2)}`);
    }
  });

  test('of a whole invoice in parts reverses its tax to the cent, and not more than was invoiced', async () => {
    const member = await buildMember(app);
    const order = await buy(member);
    for (const [index, amount] of [333, 333, 333, 991].entries()) await reverse(order, `part-${index}`, amount);
    const { rows } = await app.platform.database.pool.query<{ total: number; vat: number }>(
      'SELECT sum(total)::int AS total, sum(vat)::int AS vat FROM invoices WHERE order_id = $1',
      [order],
    );
    expect(rows).toEqual([{ total: 0, vat: 0 }]);
    expect(await reverse(order, 'more', 1)).toBeNull();
    await expect(reverse(order, 'none', 0)).rejects.toThrow('cannot be reversed');
    await expect(reverse(order, 'less', -5)).rejects.toThrow('cannot be reversed');
  });

  test('never reverses more than was invoiced', async () => {
    const member = await buildMember(app);
    const order = await buy(member);
    await reverse(order, 'most', 1989);
    await reverse(order, 'too-much', 500);
    expect((await invoicesOf(member)).map(({ total }) => total.amount)).toEqual([-1, -1989, 1990]);
  });

  test('that was undone is invoiced anew, once and to the cent, and can be reversed again', async () => {
    const member = await buildMember(app);
    const order = await buy(member);
    const reissue = (refund: string) =>
      app.platform.database.db.transaction().execute((tx) => reissueInvoice(tx, { order, refund, credits: 50 }, app.platform.clock.now()));
    await reverse(order, 'lost', 995);
    await reverse(order, 'kept', 333);
    const [first, second] = [await reissue('lost'), await reissue('lost')];
    expect(second).toEqual(first);
    expect(await reissue('unknown')).toBeNull();
    const { text } = await read(first?.number ?? '', member);
    for (const part of ['Rechnung', '50 Credits mit Premium', '9,95 €']) expect(text).toContain(part);
    await reverse(order, 'rest', 1990);
    const { rows } = await app.platform.database.pool.query<{ total: number; vat: number }>(
      'SELECT sum(total)::int AS total, sum(vat)::int AS vat FROM invoices WHERE order_id = $1',
      [order],
    );
    expect(rows).toEqual([{ total: 0, vat: 0 }]);
  });

  test('of an order without an invoice does nothing', async () => {
    expect(await reverse(999_999_999, 'nothing', 5)).toBeNull();
  });
});

// Regression: they were drawn one after the other without a pause, so other calls waited for seconds.
test('invoices that are all opened at once wait in a short queue that lets other calls pass', async () => {
  const [one, other] = [await buildMember(app), await buildMember(app)];
  await buy(one);
  const columns =
    'company_id, year, kind, site_id, order_id, user_id, issued_on, language, country, currency, vat_rate, total, vat, content';
  await app.platform.database.pool.query(
    `INSERT INTO invoices (number, sequence, source, created_at, ${columns})
       SELECT number || '-' || n, 1000 + n, source || '-' || n, created_at, ${columns} FROM invoices, generate_series(1, 29) n
       WHERE user_id = $1`,
    [one.id],
  );
  const numbers = (await invoicesOf(one)).map(({ number }) => number);
  let answered = 0;
  const opened = numbers.map(async (number) => {
    const response = await download(number, one);
    answered++;
    return response;
  });
  expect((await other.client.call(getInvoices)).status).toBe(200);
  expect(answered).toBeLessThan(30);
  const responses = await Promise.all(opened);
  const refused = responses.filter(({ statusCode }) => statusCode === 429);
  expect(responses.filter(({ statusCode }) => statusCode === 200).length + refused.length).toBe(30);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(refused[0]?.json()).toMatchObject({ error: { code: 'rate_limited', params: { seconds: 5 } } });
  expect((await download(numbers[0] ?? '', one)).statusCode).toBe(200);
});

test('a member who opens very many invoices is refused, but other members are not', async () => {
  const limited = await createTestApp({ RATE_LIMITS: 'on' });
  const [one, other] = [await buildMember(limited), await buildMember(limited)];
  const statusFor = async (member: BuiltMember) =>
    (
      await limited.server.inject({
        url: '/invoices/DE1-2026-999999',
        headers: { host: 'localhost', cookie: `auth=${member.client.cookies.get('auth')}` },
      })
    ).statusCode;
  const statuses = [];
  for (let call = 0; call < 22; call++) statuses.push(await statusFor(one));
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 404));
  expect(statuses.slice(20)).toEqual([429, 429]);
  expect(await statusFor(other)).toBe(404);
  await limited.close();
});
