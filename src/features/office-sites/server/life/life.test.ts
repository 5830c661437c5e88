import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendMessage } from '#features/chat/contract/endpoints.ts';
import { signup } from '#features/signup/contract/endpoints.ts';
import { getPublicChanges, getSettings } from '#features/site/contract/endpoints.ts';
import { publishContent, putContent } from '#features/office-content/contract/endpoints.ts';
import { getOfficePackages, putOfficePackages } from '#features/office-prices/contract/endpoints.ts';
import { getPackages } from '#features/shop/contract/endpoints.ts';
import { getHome } from '#features/staff/contract/log.ts';
import { answerApproval, getApprovals } from '#features/staff/contract/people.ts';
import { eventually } from '#tests/support/eventually.ts';
import { signupForm } from '#tests/support/account/signup-form.ts';
import { buildMember } from '#tests/support/builders.ts';
import { type BuiltStaff, buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  addSite,
  closeSite,
  declareFictional,
  getConsequences,
  getSite,
  importSite,
  putSite,
  revertSite,
} from '../../contract/endpoints.ts';

let app: TestApp;
let owner: BuiltStaff;
let second: BuiltStaff;
let here: number;
beforeAll(async () => {
  app = await createTestApp();
  owner = await buildStaff(app);
  second = await buildStaff(app);
  here = (await app.features.sites.byHost('localhost')).id;
});
afterAll(() => app.close());

const query = <T>(statement: string) => app.platform.database.pool.query(statement).then(({ rows }) => rows as T[]);
const siteOf = async (site = here) => (await owner.client.call(getSite, { query: { site } })).reply;

describe('an exported site', () => {
  const exported = async (site = here) => {
    const { server } = app;
    const cookie = [...owner.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await server.inject({
      method: 'GET',
      url: `/api/admin/site-export.php?site=${site}`,
      headers: { host: 'localhost', cookie },
    });
    return JSON.parse(reply.body) as { settings: Record<string, unknown>; company: Record<string, unknown>; format: string };
  };

  test('has what is live and no secret, and stands in the log', async () => {
    const file = await exported();
    expect(file.settings).toMatchObject({ name: 'Emberleaf', message_credits: 1 });
    expect(Object.keys(file.company)).not.toContain('sepa_creditor');
    expect(JSON.stringify(file)).not.toMatch(/secret|password|iban|key"/i);
    expect(await query(`SELECT what, look FROM staff_log ORDER BY id DESC LIMIT 1`)).toEqual([{ what: 'site-export', look: true }]);
  });

  test('is imported into a draft, which names what is missing and leaves hosts alone', async () => {
    const elsewhere = (await app.features.sites.byHost('de.localhost')).id;
    const file = await exported();
    const settings: Record<string, unknown> = {
      ...file.settings,
      niche: 9,
      message_credits: 3,
      brand: { accent: '#b0182a', icon: 'missing.svg' },
    };
    delete settings['support_email'];
    const before = await siteOf(elsewhere);
    const imported = await owner.client.call(importSite, {
      query: { site: elsewhere },
      body: { version: before.version, site: { ...file, settings } },
    });
    expect(imported.status).toBe(200);
    const { site, missing } = imported.reply;
    expect(site.settings).toMatchObject({ name: 'Emberleaf', message_credits: 3, niche: before.settings['niche'] });
    expect([site.hosts, site.settings['domain'], site.published.settings]).toEqual([
      before.hosts,
      before.settings['domain'],
      before.settings,
    ]);
    expect(missing).toEqual(
      expect.arrayContaining([
        { field: 'niche', why: 'refused', problem: 'niche_unknown' },
        { field: 'support_email', why: 'absent', problem: null },
        { field: 'brand', why: 'file', problem: null },
        { field: 'hosts', why: 'stays', problem: null },
      ]),
    );
    await owner.client.call(putSite, {
      query: { site: elsewhere },
      body: { version: site.version, settings: before.settings, company: before.company, time_zone: before.time_zone },
    });
  });

  test.each([[null], ['x'], [{}], [{ format: 'emberleaf-site-2', settings: {}, company: {} }], [[]]])('is not %j', async (site) => {
    const { version } = await siteOf();
    const refused = await owner.client.raw('POST', '/api/admin/site-import.php', { version, site });
    expect(refused.error?.code).toBe('not_an_export');
  });
});

describe('a new site', () => {
  test('opens at once with the packages of the old one and a name of its own', async () => {
    const prices = (await owner.client.call(getOfficePackages)).reply;
    const own = { AT: { currency: 'EUR', amount: 2390 } };
    const dearer = prices.packages.map((one) =>
      one.credits === 100 ? { ...one, prices: { ...one.prices, EUR: 2190 }, country_prices: own } : one,
    );
    expect((await owner.client.call(putOfficePackages, { body: { ...prices, packages: dearer.toReversed() } })).status).toBe(200);
    const added = await owner.client.call(addSite, { body: { from: here, host: 'Second.Example', name: 'Second' } });
    expect(added.status).toBe(200);
    await app.features.sites.all();
    const visitor = app.client({ host: 'second.example' });
    expect((await visitor.call(getSettings)).reply).toMatchObject({ name: 'Second', domain: 'second.example', mail_name: 'Second' });
    const title = `SELECT settings ->> 'index_title' AS title FROM sites WHERE id = ${added.reply.site}`;
    expect(await query(title)).toEqual([{ title: 'Second: Menschen aus deiner Nähe kennenlernen' }]);
    const [old, fresh] = [(await app.client().call(getPackages)).reply.packages, (await visitor.call(getPackages)).reply.packages];
    expect(fresh.map(({ credits, price }) => [credits, price])).toEqual(old.map(({ credits, price }) => [credits, price]));
    expect(fresh.find(({ credits }) => credits === 100)?.price.amount).toBe(2190);
    // Prices by country, too, and still after somebody has published the first version of the new site.
    const there = async () => (await owner.client.call(getOfficePackages, { query: { site: added.reply.site } })).reply;
    const ownThere = async () => (await there()).packages.find(({ credits }) => credits === 100)?.country_prices;
    expect(await ownThere()).toEqual(own);
    const copied = await there();
    const cheaper = copied.packages.map((one) => (one.credits === 100 ? { ...one, prices: { ...one.prices, EUR: 1990 } } : one));
    const first = await owner.client.call(putOfficePackages, {
      query: { site: added.reply.site },
      body: { ...copied, packages: cheaper },
    });
    expect([first.status, await ownThere()]).toEqual([200, own]);
    expect((await visitor.call(signup, { body: signupForm({}) })).error?.code ?? 'welcome').toMatch(/welcome|check_mail/);
  });

  test('has no legal text of the old one, and can publish its own', async () => {
    const text = { kind: 'legal', key: 'imprint', language: 'sv' } as const;
    const publish = async (site: number, body: string) => {
      await owner.client.call(putContent, { query: { site }, body: { ...text, title: 'T', body } });
      return (await owner.client.call(publishContent, { query: { site }, body: text })).status;
    };
    expect(await publish(here, 'Ett bolag')).toBe(200);
    const { site } = (await owner.client.call(addSite, { body: { from: here, host: 'legal.example', name: 'Legal' } })).reply;
    expect(await query(`SELECT key FROM content_versions WHERE site_id = ${site} AND kind = 'legal'`)).toEqual([]);
    expect(await publish(site, 'Ett bolag')).toBe(200);
    expect(await query(`SELECT language, number FROM legal_versions WHERE site_id = ${site}`)).toEqual([{ language: 'sv', number: 1 }]);
  });

  test.each([
    [{ from: 1, host: 'localhost', name: 'Third' }, 'setting_refused'],
    [{ from: 1, host: 'not a host', name: 'Third' }, 'setting_refused'],
    [{ from: 1, host: 'third.example', name: ' ' }, 'setting_refused'],
    [{ from: 9999, host: 'third.example', name: 'Third' }, 'not_found'],
    [{ host: 'third.example', name: 'Third' }, 'invalid_request'],
  ])('is not made by %j', async (body, code) => {
    expect((await owner.client.raw('POST', '/api/admin/site-new.php', body)).error?.code).toBe(code);
  });

  test('is made by people of every site alone, and once where two make it at the same time', async () => {
    const manager = await buildStaff(app, { roles: [{ role: 'manager', site: here }] });
    const body = { from: here, host: 'third.example', name: 'Third' };
    expect((await manager.client.call(addSite, { body })).error?.code).toBe('right_missing');
    const both = await Promise.all([owner, second].map(({ client }) => client.call(addSite, { body })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });
});

describe('the declaration of fictional profiles', () => {
  const labels = { singular: 'Fiktiv', plural: 'Fiktive Profile', warning: 'Dieses Profil ist erfunden.' };

  test('takes two persons, and stands in the public history', async () => {
    const asked = await owner.client.call(declareFictional, { body: { declared: true, name: 'Emberleaf', ...labels } });
    expect(asked.status).toBe(200);
    expect((await siteOf()).site.fictional).toBe(false);
    const { id, hash } = asked.reply.approval;
    expect((await owner.client.call(answerApproval, { body: { id, hash, approve: true } })).error?.code).toBe('own_request');
    const shown = (await second.client.call(getApprovals)).reply.approvals.find((one) => one.id === id);
    expect([shown?.kind, shown?.facts.name]).toEqual(['site-fictional', 'Emberleaf']);
    expect((await second.client.call(answerApproval, { body: { id, hash, approve: true } })).status).toBe(200);
    expect((await app.client().call(getSettings)).reply).toMatchObject({
      fictional_singular: 'Fiktiv',
      fictional_plural: 'Fiktive Profile',
    });
    expect((await app.client().call(getPublicChanges)).reply.changes[0]).toMatchObject({ what: 'fictional', old: false, new: true });
    // One person cannot take it back by the history.
    const [edition] = (await siteOf()).history;
    expect((await owner.client.call(revertSite, { body: { id: edition?.id ?? 0 } })).error?.params['problem']).toBe('declared_by_two');
  });

  test.each([
    [{ declared: true, name: 'Najaar', ...labels }, 'name_differs'],
    [{ declared: true, name: 'Emberleaf', singular: 'Fiktiv' }, 'setting_refused'],
    [{ declared: true, name: 'Emberleaf', ...labels, singular: 'x'.repeat(41) }, 'setting_refused'],
    [{ declared: 'yes', name: 'Emberleaf' }, 'invalid_request'],
  ])('is not %j', async (body, code) => {
    expect((await owner.client.raw('POST', '/api/admin/site-fictional.php', body)).error?.code).toBe(code);
  });
});

describe('a site that closes', () => {
  test('takes two persons and thirty days, mails its members once, and answers 410 afterwards', async () => {
    const site = (await app.features.sites.byHost('de.localhost')).id;
    const at = { query: { site } };
    const { members } = (await owner.client.call(getConsequences, at)).reply;
    expect((await owner.client.call(closeSite, { body: { site, name: 'Emberleaf' } })).error?.code).toBe('name_differs');
    expect((await owner.client.call(closeSite, { body: { site: here, name: 'Emberleaf' } })).error?.code).toBe('main_site');
    const asked = await owner.client.call(closeSite, { body: { site, name: 'Najaar' } });
    expect(asked.status).toBe(200);
    // The call was about another site; the log is that of the one that closes.
    const logged = `SELECT site_id FROM staff_log WHERE what = 'site-delete' ORDER BY id DESC LIMIT 1`;
    expect(await query(logged)).toEqual([{ site_id: site }]);
    const answer = { ...asked.reply.approval, approve: true };
    expect((await owner.client.call(answerApproval, { ...at, body: answer })).error?.code).toBe('own_request');
    const anna = await buildMember(app);
    expect((await second.client.call(answerApproval, { ...at, body: answer })).status).toBe(200);
    expect((await owner.client.call(closeSite, { body: { site, name: 'Najaar' } })).error?.code).toBe('closing_already');
    const closesAt = (await owner.client.call(getHome, at)).reply.closes_at ?? '';
    expect(Math.round((Date.parse(closesAt) - app.platform.clock.now().getTime()) / 86_400_000)).toBe(30);

    const visitor = app.client({ host: 'de.localhost' });
    expect((await visitor.call(getSettings)).reply).toMatchObject({ accepts_signup: false, closes_at: expect.any(String) });
    expect((await visitor.call(signup, { body: signupForm({}) })).error).toMatchObject({
      code: 'switched_off',
      params: { what: 'closing' },
    });
    await app.platform.jobs.runAllNow();
    const mailed = await query<{ n: number }>(
      `SELECT count(*)::int AS n FROM users WHERE site_id = ${site} AND id <= (SELECT closing_mailed_to FROM sites WHERE id = ${site})`,
    );
    expect(mailed[0]?.n).toBeGreaterThanOrEqual(members);

    await query(`UPDATE sites SET closes_at = now() - interval '1 second' WHERE id = ${site}`);
    app.features.sites.changed();
    await eventually(async () => expect((await visitor.call(getSettings)).status).toBe(410));
    expect((await visitor.call(getSettings)).error?.code).toBe('site_closed');
    const page = await app.server.inject({ method: 'GET', url: '/members', headers: { host: 'de.localhost' } });
    expect([page.statusCode, page.body.includes('Najaar')]).toEqual([410, true]);
    // Other sites and the office of this one go on.
    expect(
      (await anna.client.call(sendMessage, { body: { profile: anna.id, client_id: crypto.randomUUID(), text: 'x' } })).status,
    ).not.toBe(410);
    expect((await owner.client.call(getSite, at)).status).toBe(200);
    expect(await query(`SELECT count(*)::int AS n FROM invoices WHERE site_id = ${site}`)).toEqual([{ n: expect.any(Number) }]);
  });
});
