import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { getPublicChanges, getSettings } from '#features/site/contract/endpoints.ts';
import { type BuiltStaff, buildStaff } from '#tests/support/staff.ts';
import { createTestApp, createTestAppOn, type TestApp } from '#tests/support/test-app.ts';
import { getSite, getSiteEditions, previewSite, publishSite, putSite, revertSite } from '../../contract/endpoints.ts';

let app: TestApp;
let owner: BuiltStaff;
let second: BuiltStaff;
beforeAll(async () => {
  app = await createTestApp({ BUS: 'postgres' });
  owner = await buildStaff(app);
  second = await buildStaff(app);
});
afterAll(() => app.close());

const site = async () => (await owner.client.call(getSite)).reply;
/** Changes settings in the draft. */
const draft = async (settings: Record<string, unknown>) =>
  owner.client.call(putSite, { body: { version: (await site()).version, settings } });
const publish = async () => owner.client.call(publishSite, { body: { version: (await site()).version } });
const liveIs = (at: TestApp, expected: object) =>
  eventually(async () => expect((await at.client().call(getSettings)).reply).toMatchObject(expected));

describe('the draft of a site', () => {
  test('is what GET answers, which can be put back as it is', async () => {
    const before = await site();
    const put = await owner.client.raw('PUT', '/api/admin/site.php', before);
    expect([put.status, put.body]).toEqual([200, before]);
    expect(before.changes).toEqual([]);
    expect(before.published).toMatchObject({ settings: before.settings, company: before.company, hosts: before.hosts });
  });

  test('changes nothing that is live until it is published, and then everything in every process', async () => {
    const { rows } = await app.platform.database.pool.query<{ name: string }>('SELECT current_database() AS name');
    const connection = { host: inject('databaseHost'), port: 5432, user: 'app', database: rows[0]?.name ?? '' };
    const other = await createTestAppOn(connection, { BUS: 'postgres' });
    try {
      await liveIs(other, { message_credits: 1 });
      const drafted = await draft({ message_credits: 2, index_title: '  Neu hier ' });
      expect(drafted.reply.changes.map(({ field, old, new: value, public: isPublic }) => [field, old, value, isPublic])).toEqual([
        ['index_title', expect.any(String), 'Neu hier', false],
        ['message_credits', 1, 2, true],
      ]);
      await liveIs(app, { message_credits: 1 });
      const seen = (await owner.client.call(previewSite)).reply;
      expect([seen.before.member.message_credits, seen.after.member.message_credits]).toEqual([1, 2]);
      const published = await publish();
      expect([published.status, published.reply.changes, published.reply.draft]).toEqual([200, [], null]);
      await liveIs(other, { message_credits: 2, index_title: 'Neu hier' });
      await liveIs(app, { message_credits: 2 });
      const [newest] = published.reply.history;
      expect(newest).toMatchObject({ by: { id: owner.id }, reverts: null, reverted_by: null });
      const reverted = await second.client.call(revertSite, { body: { id: newest?.id ?? 0 } });
      expect(reverted.status).toBe(200);
      await liveIs(other, { message_credits: 1 });
      expect(reverted.reply.history.slice(0, 2)).toMatchObject([
        { reverts: newest?.id, by: { id: second.id } },
        { id: newest?.id, reverted_by: reverted.reply.history[0]?.id },
      ]);
      expect((await owner.client.call(revertSite, { body: { id: newest?.id ?? 0 } })).error?.code).toBe('already_reverted');
      // Taking back what was taken back publishes it again.
      const again = await owner.client.call(revertSite, { body: { id: reverted.reply.history[0]?.id ?? 0 } });
      expect(again.status).toBe(200);
      await liveIs(app, { message_credits: 2 });
      expect((await publish()).error?.code).toBe('nothing_to_publish');
    } finally {
      await other.close();
    }
  });

  test('shows everybody what could deceive, and nothing of who did it', async () => {
    const before = (await app.client().call(getPublicChanges)).reply;
    const costs = (await site()).settings['minimum_message_costs'] as Record<string, object>;
    await draft({
      refund_days: 30,
      name: 'Emberleaf',
      message_length: 950,
      minimum_message_costs: { ...costs, DE: { costs: 21, currency: 'EUR' } },
    });
    await publish();
    const { changes } = (await app.client().call(getPublicChanges)).reply;
    const added = changes.slice(0, changes.length - before.changes.length);
    expect(added.map(({ what, country, old, new: value }) => [what, country, old, value])).toEqual([
      ['refund_days', null, 14, 30],
      ['minimum_message_costs', 'DE', { amount: expect.any(Number), currency: 'EUR' }, { amount: 21, currency: 'EUR' }],
    ]);
    expect(Object.keys(changes[0] ?? {})).toEqual(['at', 'what', 'country', 'old', 'new']);
    // Also when it is taken back: the history shows both.
    await owner.client.call(revertSite, { body: { id: (await site()).history[0]?.id ?? 0 } });
    expect((await app.client().call(getPublicChanges)).reply.changes.slice(0, 1)).toMatchObject([
      { what: 'refund_days', old: 30, new: 14 },
    ]);
  });

  test('keeps what a later publication has changed', async () => {
    await draft({ photo_credits: 3, message_length: 900 });
    const first = (await publish()).reply.history[0]?.id ?? 0;
    await draft({ photo_credits: 4 });
    const last = (await publish()).reply.history[0]?.id ?? 0;
    const refused = await owner.client.call(revertSite, { body: { id: first } });
    expect([refused.status, refused.error]).toEqual([409, { code: 'changed_since', params: { field: 'photo_credits' } }]);
    expect((await owner.client.call(revertSite, { body: { id: last } })).status).toBe(200);
    expect((await owner.client.call(revertSite, { body: { id: first } })).status).toBe(200);
    await liveIs(app, { photo_credits: 2, message_length: 1000 });
    const { history, next } = (await owner.client.call(getSiteEditions, { query: { after: first } })).reply;
    expect(history.every(({ id }) => id < first)).toBe(true);
    expect(next).toBeNull();
  });

  test('of two who change it at once loses nothing: the later gets both versions', async () => {
    const { version } = await site();
    const results = await Promise.all(
      [owner, second].map(({ client }, n) => client.call(putSite, { body: { version, settings: { gift_credits: 6 + n } } })),
    );
    expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = results.find(({ status }) => status === 409);
    const now = await site();
    expect(refused?.error).toEqual({
      code: 'changed_meanwhile',
      params: {
        version: now.version,
        yours: version,
        by: expect.any(String),
        at: expect.any(String),
        theirs: JSON.stringify({ gift_credits: now.settings['gift_credits'] }),
      },
    });
    expect((await owner.client.call(publishSite, { body: { version } })).error?.code).toBe('changed_meanwhile');
    const published = await Promise.all([owner, second].map(({ client }) => client.call(publishSite, { body: { version: now.version } })));
    expect(published.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await liveIs(app, { gift_credits: now.settings['gift_credits'] });
  });

  test('is logged with the fields that changed, and belongs to its site alone', async () => {
    const here = (await app.features.sites.byHost('localhost')).id;
    const elsewhere = (await app.features.sites.byHost('de.localhost')).id;
    const manager = await buildStaff(app, { roles: [{ role: 'manager', site: here }] });
    expect((await manager.client.call(getSite, { query: { site: elsewhere } })).status).toBe(404);
    const theirs = (await owner.client.call(getSite, { query: { site: elsewhere } })).reply;
    expect(theirs.settings['name']).toBe('Najaar');
    const put = await owner.client.call(putSite, { query: { site: elsewhere }, body: { version: theirs.version, settings: { niche: 2 } } });
    expect(put.reply.changes).toEqual([{ field: 'niche', old: 3, new: 2, public: false }]);
    expect((await site()).settings['niche']).toBe(1);
    const { rows } = await app.platform.database.pool.query(
      `SELECT what, subject, reason FROM staff_log WHERE site_id = ${elsewhere} AND what = 'site' ORDER BY id DESC LIMIT 1`,
    );
    expect(rows).toEqual([{ what: 'site', subject: String(elsewhere), reason: 'niche' }]);
  });
});

// A manager who refunds alone could lift the limit above which a second person is needed.
test('what decides about money of others is published by owners alone', async () => {
  const here = (await app.features.sites.byHost('localhost')).id;
  const manager = await buildStaff(app, { roles: [{ role: 'manager', site: here }] });
  const ofSite = await buildStaff(app, { roles: [{ role: 'owner', site: here }] });
  const draft = async (body: object) => owner.client.call(putSite, { body: { version: (await site()).version, ...body } });
  const publishAs = async ({ client }: typeof owner) =>
    (await client.call(publishSite, { body: { version: (await site()).version } })).error;
  expect((await draft({ settings: { refund_limit: 2_000_000 } })).status).toBe(200);
  expect(await publishAs(manager)).toMatchObject({ code: 'right_missing', params: { right: 'sites.delete' } });
  expect(await publishAs(ofSite)).toBeUndefined();
  expect((await draft({ settings: { refund_limit: 5000 } })).status).toBe(200);
  expect(await publishAs(owner)).toBeUndefined();
  expect((await draft({ settings: { company_id: 77 } })).status).toBe(200);
  expect(await publishAs(ofSite)).toMatchObject({ code: 'right_missing' });
  await app.platform.database.pool.query(`UPDATE site_drafts SET changes = '{}'`);
});

describe('a wrong value', () => {
  const settings: readonly (readonly [field: string, value: unknown, problem: string])[] = [
    ['niche', 0, 'niche_unknown'],
    ['niche', 8, 'niche_unknown'],
    ['niche', 1.5, 'not_a_number'],
    ['niche', '1', 'not_a_number'],
    ['niche', null, 'not_a_number'],
    ['name', '', 'empty'],
    ['name', '   \u0000', 'empty'],
    ['name', 'x'.repeat(61), 'too_long'],
    ['name', 7, 'not_text'],
    ['domain', 'elsewhere.example', 'domain_without_host'],
    ['domain_language', 'xx', 'language_unknown'],
    ['cdn_prefix', '//evil.example/', 'prefix_invalid'],
    ['cdn_prefix', 'javascript:alert(1)', 'prefix_invalid'],
    ['index_title', '', 'empty'],
    ['description', 'x'.repeat(301), 'too_long'],
    ['countries', [], 'empty'],
    ['countries', ['DE', 'DE'], 'twice'],
    ['countries', ['DE', 'XX'], 'country_unknown'],
    ['countries', ['DE', 'JP'], 'price_missing'],
    ['countries', 'DE', 'wrong_shape'],
    ['minimum_message_costs', {}, 'price_missing'],
    ['minimum_message_costs', { ZZ: { costs: 1, currency: 'EUR' } }, 'country_unknown'],
    ['minimum_message_costs', { DE: { costs: 1, currency: 'ABC' } }, 'currency_unknown'],
    ['entry_warning_countries', ['nl'], 'country_unknown'],
    ['enable_site_entry_popup', 'yes', 'not_a_choice'],
    ['signups', 'some', 'not_a_choice'],
    ['logged_out_search', 'all', 'not_a_choice'],
    ['logged_out_search_trafficsource', null, 'not_a_choice'],
    ['explicit_account_messages', 1, 'not_a_choice'],
    ['signup_credits', -1, 'out_of_range'],
    ['message_credits', 1001, 'out_of_range'],
    ['photo_credits', '2', 'not_a_number'],
    ['gift_credits', Number.MAX_SAFE_INTEGER, 'out_of_range'],
    ['message_length', 0, 'out_of_range'],
    ['refund_days', 13, 'refund_too_short'],
    ['refund_days', 366, 'out_of_range'],
    ['timed_premium', 'true', 'not_a_choice'],
    ['member_resell', [], 'not_a_choice'],
    ['search_fields', ['shoe_size'], 'wrong_shape'],
    ['visible_profile_fields', ['income'], 'wrong_shape'],
    ['visible_profile_notes', ['about', 'about'], 'twice'],
    ['brand', { accent: '#f05846' }, 'color_too_light'],
    ['brand', { accent: 'red' }, 'color_invalid'],
    ['brand', { accent: '#b0182a', icon: '../secret' }, 'wrong_shape'],
    ['apps', { apple: ['x'] }, 'wrong_shape'],
    ['photo_review', 'some', 'not_a_choice'],
    ['due_hours', { report: 0 }, 'wrong_shape'],
    ['support_email', 'help', 'email_invalid'],
    ['support_phone', 'call us', 'phone_invalid'],
    ['mail_name', '', 'empty'],
    ['company_id', 0, 'out_of_range'],
    ['fictional_singular', 'Gast', 'declared_by_two'],
    ['fictional_warning', 'x', 'declared_by_two'],
    ['shoe_size', 42, 'unknown_field'],
    ['__proto__x', {}, 'unknown_field'],
  ];
  test.each(settings)('of %s, %j, is refused as %s, and nothing is changed', async (field, value, problem) => {
    const before = await site();
    const refused = await owner.client.raw('PUT', '/api/admin/site.php', { version: before.version, settings: { [field]: value } });
    expect([refused.status, refused.error]).toEqual([
      400,
      { code: 'setting_refused', params: expect.objectContaining({ field, problem, fields: field }) },
    ]);
    expect(await site()).toEqual(before);
  });

  const company: readonly (readonly [field: string, value: unknown, problem: string])[] = [
    ['name', '', 'empty'],
    ['address', 5, 'not_text'],
    ['city', '', 'empty'],
    ['country', 'Germany', 'too_long'],
    ['country', 'ZZ', 'country_unknown'],
    ['kvk', 'x'.repeat(61), 'too_long'],
    ['tradenames', 'one', 'wrong_shape'],
    ['vat_numbers', [''], 'empty'],
    ['support_phone', '', 'empty'],
    ['delete_discount', 101, 'out_of_range'],
    ['added', 'yesterday', 'day_invalid'],
    ['representatives', [7], 'empty'],
    ['tax_registrations', [{ country: 'DE' }], 'wrong_shape'],
    ['untaxed_countries', [{ country: 'US', because: 'no' }], 'wrong_shape'],
    ['vat_rates', [{ country: 'DE', percent: 70, from: '2026-01-01' }], 'wrong_shape'],
    ['sepa_creditor', { id: 'DE', iban: 'x' }, 'wrong_shape'],
  ];
  test.each(company)('of the company: %s, %j, is refused as %s', async (field, value, problem) => {
    const { version } = await site();
    const refused = await owner.client.raw('PUT', '/api/admin/site.php', { version, company: { [field]: value } });
    expect(refused.error).toMatchObject({ code: 'setting_refused', params: { field: `company.${field}`, problem } });
  });

  test.each([
    [{ hosts: [] }, 'hosts', 'empty'],
    [{ hosts: ['localhost', 'Upper.example'] }, 'hosts', 'host_invalid'],
    [{ hosts: ['localhost', '10.0.0.1'] }, 'hosts', 'host_invalid'],
    [{ hosts: ['localhost', 'de.localhost'] }, 'hosts', 'host_taken'],
    [{ hosts: ['other.example'] }, 'hosts', 'host_in_use'],
    [{ hosts: 7 }, 'hosts', 'wrong_shape'],
    [{ time_zone: 'Moon/Base' }, 'time_zone', 'time_zone_unknown'],
  ])('%j is refused', async (body, field, problem) => {
    const { version } = await site();
    const refused = await owner.client.raw('PUT', '/api/admin/site.php', { version, ...body });
    expect(refused.error).toMatchObject({ code: 'setting_refused', params: { field, problem } });
  });

  test.each([[{}], [{ version: 0 }], [{ version: 'x' }], [{ version: 1, settings: [] }], [{ version: 1, settings: 'x' }], [[]]])(
    'of the whole request, %j, is no request',
    async (body) => {
      expect((await owner.client.raw('PUT', '/api/admin/site.php', body)).error?.code).toBe('invalid_request');
    },
  );

  test('that became wrong after the draft is refused when it is published', async () => {
    const elsewhere = (await app.features.sites.byHost('de.localhost')).id;
    const { version, hosts } = await site();
    const drafted = await owner.client.call(putSite, { body: { version, hosts: [...hosts, 'new.example'] } });
    expect(drafted.status).toBe(200);
    await app.platform.database.pool.query(`UPDATE sites SET hosts = hosts || '{new.example}' WHERE id = ${elsewhere}`);
    expect((await publish()).error).toMatchObject({ code: 'setting_refused', params: { field: 'hosts', problem: 'host_taken' } });
    await owner.client.call(putSite, { body: { version: (await site()).version, hosts } });
  });
});
