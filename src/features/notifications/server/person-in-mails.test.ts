import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { job } from '#platform/server/jobs/jobs.ts';
import { putUser } from '#features/account/contract/endpoints.ts';
import { like } from '#features/likes/contract/endpoints.ts';
import { MailOrder } from '#features/mails/server/index.ts';
import { block } from '#features/safety/contract/endpoints.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { days, hours, mailsAfter } from '#tests/support/notifications.ts';
import { sendPhoto } from '#tests/support/photo-form.ts';
import { photoOf } from '#tests/support/pictures.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function lenaWithPhoto(): Promise<BuiltMember> {
  const lena = await buildMember(app, { name: 'Lena', credits: 100, paid_user: true, town: 'Halle' });
  expect((await sendPhoto(lena, await photoOf(7, 900, 1200))).status).toBe(200);
  return lena;
}

/** The images in a captured mail, by their type. */
const imagesOf = (html: string) => [...html.matchAll(/src="data:([^;]+);base64,([^"]+)"/g)].map(([, type, bytes]) => ({ type, bytes }));

test('a mail names the member whom it is about, without their face until they allow it', async () => {
  const [lena, anna, mia] = [await lenaWithPhoto(), await buildMember(app), await buildMember(app)];
  await wrote(lena, anna, 'ganz geheim');
  const [plain] = await mailsAfter(app, anna, 3);
  expect(plain?.subject).toBe('Lena hat dir geschrieben');
  for (const part of [plain?.text, plain?.html]) expect(part).toMatch(/Lena, \d\d · Halle/);
  expect(imagesOf(plain?.html ?? '').map(({ type }) => type)).toEqual(['image/png']);

  await lena.client.call(putUser, { body: { mail_photo: true } });
  await lena.client.call(like, { body: { id: mia.id } });
  const [shown] = await mailsAfter(app, mia, 3);
  const [mark, face] = imagesOf(shown?.html ?? '');
  expect([mark?.type, face?.type]).toEqual(['image/png', 'image/jpeg']);
  expect(await sharp(Buffer.from(face?.bytes ?? '', 'base64')).metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 448 });
  // Nothing is fetched when it is read, and the files of the mail are only what it shows.
  expect(shown?.html).not.toMatch(/src="(?!data:)/);
  expect(shown?.attachments).toBeUndefined();
});

test('a mail about a member who wants no name in mails names nobody, and is sent all the same', async () => {
  const [lena, anna] = [await lenaWithPhoto(), await buildMember(app)];
  await lena.client.call(putUser, { body: { mail_name: false } });
  await wrote(lena, anna);
  await lena.client.call(like, { body: { id: anna.id } });
  const mails = await mailsAfter(app, anna, 3);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual(['Du gefällst jemandem', 'Jemand hat dir geschrieben']);
  for (const { text, html } of [...mails, ...(await mailsAfter(app, anna, days + hours))]) expect(text + html).not.toMatch(/Lena|Halle/);
});

test('what a mail says of a member is decided when it is sent', async () => {
  const [lena, anna] = [await lenaWithPhoto(), await buildMember(app)];
  await lena.client.call(putUser, { body: { mail_photo: true } });
  await wrote(lena, anna);
  // Regression of the rule: a mail that waited in the queue would still show whom its reader has blocked since.
  const { sites } = app.features;
  const site = await sites.byHost('localhost');
  await anna.client.call(block, { body: { id: lena.id } });
  const order: MailOrder = {
    kind: 'new_conversation',
    params: { name: 'Anna', from: 'Lena', link: 'http://localhost/chats' },
    to: anna.email,
    language: 'de',
    site: site.id,
    origin: 'http://localhost',
    about: lena.id,
    unsubscribe: { user: anna.id, type: 'new_conversations' },
  };
  await app.platform.jobs.enqueue(job('send-mail', MailOrder), order, app.platform.database.db);
  const [late] = await mailsAfter(app, anna, 1);
  expect(late?.subject).toBe('Jemand hat dir geschrieben');
  expect(`${late?.text}${late?.html}`).not.toMatch(/Lena|image\/jpeg/);
});
