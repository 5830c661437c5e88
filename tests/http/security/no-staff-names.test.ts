// @module-tag slow
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountPages } from '#app/server/pages/mount-pages.ts';
import { isForStaff } from '#platform/contract/endpoint.ts';
import { requestDataExport, getDataExport } from '#features/account-settings/contract/endpoints.ts';
import { answerCase, getCase } from '#features/cases/contract/endpoints.ts';
import { appeal } from '#features/decisions/contract/endpoints.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { caseAbout, decided, reportMember } from '#tests/support/deciding.ts';
import { eventually } from '#tests/support/eventually.ts';
import { settledMailsTo } from '#tests/support/mails.ts';
import { advanceClock } from '#tests/support/money/shop.ts';
import { pagesForMembers } from '#tests/support/pages.ts';
import { unzipped } from '#tests/support/personal-data/unzip.ts';
import { buildStaff, type BuiltStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openedComplaint } from '#features/cases/server/queue/testing/cases.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await mountPages(app, 'build');
  // No other number looks like it.
  await app.platform.database.pool.query('ALTER TABLE staff ALTER COLUMN id RESTART WITH 987654321');
});
afterAll(() => app.close());

async function named(name: string): Promise<BuiltStaff> {
  const staff = await buildStaff(app, { email: `${name.toLowerCase()}@office.test` });
  await app.platform.database.pool.query('UPDATE staff SET name = $2 WHERE id = $1', [staff.id, name]);
  return staff;
}
const secrets = ['Zyprian', 'Walburga', 'Ottokar', '@office.test', '98765432'];
const found = (text: string) => secrets.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()));

const cookieOf = ({ client }: BuiltMember) => [...client.cookies].map((pair) => pair.join('=')).join('; ');
const fetchAs = (member: BuiltMember, url: string) => app.server.inject({ url, headers: { host: 'localhost', cookie: cookieOf(member) } });

test('no reply, page, mail or export that a member gets names anybody of the staff', { timeout: 300_000 }, async () => {
  const [first, second, third] = [await named('Zyprian'), await named('Walburga'), await named('Ottokar')];
  const [about, by] = [
    await buildMember(app, { credits: 100, paid_user: true, gender: 'man', search_gender: ['woman'] }),
    await buildMember(app, { credits: 100, paid_user: true }),
  ];
  const { message } = await wrote(about, by, 'Du Ding');
  const number = await reportMember(app, about, { by, subject: 'message', item: message.id });
  expect((await first.client.call(getCase, { query: { number } })).status).toBe(200);
  const decision = await decided(app, first, number, { act: 'warn' });
  await about.client.call(appeal, { query: {}, body: { number: decision.number, words: 'War nicht so gemeint.' } });
  await decided(app, second, await caseAbout(app, about), { act: 'uphold', reason: 'other', words: 'Es bleibt dabei.' });
  const complaint = await openedComplaint(app);
  const answer = { number: complaint.number, client_id: randomUUID(), words: 'Danke.', close: true };
  expect((await third.client.call(answerCase, { body: answer })).status).toBe(200);

  const members = [about, by, complaint.by];
  const asked: string[] = [];
  for (const member of members) {
    // Every reply that a call without fields, or with the number of the decision or a member, has.
    for (const { endpoint } of app.features.routes) {
      // Logging out by GET is the specification's.
      if (endpoint.method !== 'GET' || isForStaff(endpoint.access) || endpoint.path === 'logout.php') continue;
      for (const query of ['', `?number=${decision.number}`, `?id=${about.id}`, `?profile=${about.id}`]) {
        const { statusCode, body } = await fetchAs(member, `/api/${endpoint.path}${query}`);
        expect([endpoint.path, query, found(body)]).toEqual([endpoint.path, query, []]);
        if (statusCode === 200) asked.push(endpoint.path);
      }
    }
    for (const page of [...pagesForMembers, '/settings', '/profile', `/decisions/${decision.number}`]) {
      const { body } = await fetchAs(member, page);
      expect([page, found(body)]).toEqual([page, []]);
    }
    await member.client.call(requestDataExport);
    const url = await eventually(async () => {
      await advanceClock(app, 0);
      const made = (await member.client.call(getDataExport)).reply.data_export;
      if (made?.url == null) throw new Error('the export is not ready');
      return made.url;
    });
    const zip = unzipped((await fetchAs(member, url)).rawPayload);
    expect(zip.size).toBeGreaterThan(5);
    for (const [file, content] of zip) expect([file, found(JSON.stringify(content))]).toEqual([file, []]);
    const mails = await settledMailsTo(app, member.email);
    expect(mails.length).toBeGreaterThan(0);
    for (const mail of mails) expect([mail.subject, found(JSON.stringify(mail))]).toEqual([mail.subject, []]);
  }
  expect(new Set(asked).size).toBeGreaterThan(30);
  for (const path of ['decision.php', 'looks.php', 'report.php']) expect(asked).toContain(path);
  // What is looked for is there: staff see it.
  expect(found(JSON.stringify((await second.client.call(getCase, { query: { number } })).body))).toContain('Zyprian');
});
