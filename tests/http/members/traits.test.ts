import { afterAll, beforeAll, expect, test } from 'vitest';
import { putConsent } from '#features/account-settings/contract/endpoints.ts';
import { countMembers, searchMembers, type SearchQuery } from '#features/search/contract/endpoints.ts';
import { getProfile } from '#features/member-page/contract/endpoints.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { getOwnProfile, putProfile } from '#features/profile/contract/endpoints.ts';
import { consentFor, traitNames, traits } from '#features/site/contract/traits.ts';
import { buildMember } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** The profile in the data export. */
async function exportedProfile(user: UserId): Promise<readonly object[]> {
  const profile = app.features.ownData(app.platform.database.db).find(({ name }) => name === 'profile');
  const rows: object[] = [];
  if (profile) for await (const page of profile.read(user)) rows.push(...page);
  return rows;
}

test.each(traitNames)('%s is kept, shown, found, counted and exported', async (name) => {
  const anna = await buildMember(app, { country: 'IS' });
  const ben = await buildMember(app, { country: 'IS', gender: 'man' });
  const [value] = traits[name].values;
  const purpose = consentFor(name);
  if (purpose !== null) {
    const refused = await anna.client.call(putProfile, { body: { [name]: value } });
    expect(refused.error).toMatchObject({ code: 'consent_required', params: { field: name } });
    await anna.client.call(putConsent, { body: { purpose, granted: true } });
  }
  await anna.client.call(putProfile, { body: { [name]: value } });

  expect((await anna.client.call(getOwnProfile)).reply.profile).toMatchObject({ [name]: value });
  expect((await ben.client.call(getProfile, { query: { id: anna.id } })).reply.profile).toMatchObject({ [name]: value });
  const query: SearchQuery = { country: 'IS', [name]: [value] };
  const { profiles, total } = (await ben.client.call(searchMembers, { query })).reply;
  expect([profiles.map(({ id }) => id), total]).toEqual([[anna.id], 1]);
  expect((await ben.client.call(countMembers, { query })).reply.total).toBe(1);
  expect(await exportedProfile(anna.id)).toEqual([expect.objectContaining({ [name]: value })]);
});

test.each(traitNames)('%s changes updated_at when it is changed by hand, so that the search reads it', async (name) => {
  const anna = await buildMember(app);
  const { db } = app.platform.database;
  const longAgo = new Date('2020-01-01');
  await db.updateTable('profiles').set({ updated_at: longAgo }).where('user_id', '=', anna.id).execute();
  await db
    .updateTable('profiles')
    .set({ [name]: traits[name].values[0] })
    .where('user_id', '=', anna.id)
    .execute();
  const { updated_at } = await db.selectFrom('profiles').select('updated_at').where('user_id', '=', anna.id).executeTakeFirstOrThrow();
  const what = `Add ${name} to the trigger profiles_touch in db/functions/touch-own-profile.sql.`;
  expect(updated_at.getTime(), what).toBeGreaterThan(longAgo.getTime());
});

test.each(traitNames)('%s takes only values of the table', async (name) => {
  const anna = await buildMember(app);
  const { status, error } = await anna.client.raw('PUT', '/api/profile.php', { [name]: 'unheard-of' });
  expect([status, error?.code]).toEqual([400, 'invalid_request']);
});
