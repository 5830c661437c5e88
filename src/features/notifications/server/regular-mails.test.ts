import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activate } from '#features/account/contract/endpoints.ts';
import { signup } from '#features/signup/contract/endpoints.ts';
import { like } from '#features/likes/contract/endpoints.ts';
import { type BuiltMember, buildMember, buildPhoto } from '#tests/support/builders.ts';
import { targetOf, tokenFor } from '#tests/support/mails.ts';
import { days, hours, mailsAfter, subjectsAfter } from '#tests/support/notifications.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { userId } from '#platform/contract/ids.ts';
import { putNotificationSettings } from '../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

let signups = 0;
async function signUp(): Promise<BuiltMember> {
  const client = app.client();
  const email = `neu-${signups++}@start.test`;
  const { reply, status } = await client.call(signup, {
    body: {
      email,
      name: 'Neu',
      password: 'sicher-genug-1',
      date_of_birth: '1990-05-05',
      gender: 'woman',
      search_gender: ['man'],
      country: 'DE',
      consents: { adult: true, terms: true },
    },
  });
  if (status !== 200) throw new Error(`no signup: ${JSON.stringify(reply)}`);
  return { id: userId(reply.user.profile.id), email, client };
}

async function activated(member: BuiltMember): Promise<BuiltMember> {
  await app.client().call(activate, { body: { token: await tokenFor(app, member.email) } });
  return member;
}

describe('a new member', () => {
  test('is reminded once, a day later, to activate the account, with a link that activates it', async () => {
    const anna = await signUp();
    expect(await subjectsAfter(app, anna, 23 * hours)).toEqual(['Bestätige deine E-Mail-Adresse bei Emberleaf']);
    const [mail] = await mailsAfter(app, anna, 2 * hours);
    expect(mail?.subject).toBe('Dein Profil bei Emberleaf ist noch nicht sichtbar');
    expect(mail?.links.some((link) => link.includes('/u-'))).toBe(true);
    expect(await subjectsAfter(app, anna, 9 * days)).toHaveLength(2);
    const other = await signUp();
    await mailsAfter(app, other, 25 * hours);
    const done = await app.client().call(activate, { body: { token: await tokenFor(app, other.email, 2) } });
    expect(done.status).toBe(200);
  });

  test('is reminded once, two days after the activation, to upload a photo', async () => {
    const [anna, ben] = [await activated(await signUp()), await activated(await signUp())];
    await buildPhoto(app, ben.id, 'pending');
    expect(await subjectsAfter(app, anna, 47 * hours)).toHaveLength(1);
    const [mail] = await mailsAfter(app, anna, 2 * hours);
    expect(mail?.subject).toBe('Deinem Profil bei Emberleaf fehlt noch ein Foto');
    expect(targetOf(mail)).toBe('/profile');
    expect(await subjectsAfter(app, ben, 3)).toHaveLength(1);
    const reminders = (await subjectsAfter(app, anna, 4 * days)).filter((subject) => subject === mail?.subject);
    expect(reminders).toHaveLength(1);
  });

  test('gets no reminders after switching them off', async () => {
    const anna = await activated(await signUp());
    await anna.client.call(putNotificationSettings, { body: { type: 'reminders', mail: false } });
    expect(await subjectsAfter(app, anna, 3 * days)).toHaveLength(1);
  });
});

describe('the weekly update', () => {
  const weekly = 'Deine Woche bei Emberleaf';
  const updates = async (member: BuiltMember, seconds: number) =>
    (await mailsAfter(app, member, seconds)).filter(({ subject }) => subject === weekly);

  test('comes every week after the activation and lists the news for this member', { timeout: 30_000 }, async () => {
    const anna = await activated(await signUp());
    await app.platform.database.db.updateTable('profiles').set({ country: 'AT' }).where('user_id', '=', anna.id).execute();
    expect(await updates(anna, 6 * days)).toEqual([]);
    const from = app.platform.clock.now();
    const [ben] = [
      await buildMember(app, { gender: 'man', country: 'AT', signup_date: from }),
      // Too old, of another gender, of another country.
      await buildMember(app, { gender: 'man', country: 'AT', date_of_birth: '1950-01-01' }),
      await buildMember(app, { gender: 'woman', country: 'AT' }),
      await buildMember(app, { gender: 'man' }),
    ];
    await ben.client.call(like, { body: { id: anna.id } });
    const [mail] = await updates(anna, 2 * days);
    expect(mail?.text).toContain('1 neues Mitglied, das zu deiner Suche passt');
    expect(mail?.text).toContain('1 Like, den du noch nicht gesehen hast');
    expect(mail?.text).not.toContain('Nachricht');
    // The like is still unseen; the member is no longer new.
    const [second] = await updates(anna, 7 * days);
    expect(second?.text).not.toContain('Mitglied,');
    expect(second?.text).toContain('1 Like');
  });

  test('does not come when there is no news or when it is switched off', { timeout: 30_000 }, async () => {
    const [quiet, off] = [await activated(await signUp()), await activated(await signUp())];
    for (const { id } of [quiet, off])
      await app.platform.database.db.updateTable('profiles').set({ country: 'CH' }).where('user_id', '=', id).execute();
    await off.client.call(putNotificationSettings, { body: { type: 'weekly_updates', mail: false } });
    expect(await updates(quiet, 6 * days)).toEqual([]);
    const ben = await buildMember(app, { name: 'Ben', gender: 'woman' });
    await ben.client.call(like, { body: { id: off.id } });
    expect(await updates(quiet, 2 * days)).toEqual([]);
    expect(await updates(off, 3)).toEqual([]);
    await off.client.call(putNotificationSettings, { body: { type: 'weekly_updates', mail: true } });
    expect(await updates(off, 7 * days)).toHaveLength(1);
  });

  test('continues when a deleted account is restored', { timeout: 30_000 }, async () => {
    const [anna, ben] = [await activated(await signUp()), await buildMember(app, { name: 'Ben', gender: 'man' })];
    await ben.client.call(like, { body: { id: anna.id } });
    const set = (status: 'active' | 'deleted', at: Date | null) =>
      app.platform.database.db
        .updateTable('users')
        .set({ status, deleted_at: at, deleted_from: at && 'active' })
        .where('id', '=', anna.id)
        .execute();
    await set('deleted', app.platform.clock.now());
    expect(await updates(anna, 8 * days)).toEqual([]);
    await set('active', null);
    expect(await updates(anna, 7 * days)).toHaveLength(1);
  });
});
