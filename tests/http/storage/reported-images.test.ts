import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAllFiles } from '#app/server/across-features/own-files.ts';
import { buildPair, sendImage } from '#features/cases/server/evidence/testing/reported.ts';
import { purgeDeletedPhotos } from '#features/photos/server/purge/purge-photos.ts';
import { report } from '#features/safety/contract/endpoints.ts';
import { copyPath, requestCopies } from '#features/safety/server/image-copies.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { type BuiltMember, buildPhoto } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { untilOneWaits } from '#tests/support/waiting.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await app.platform.database.pool.query<Row>(text, values)).rows;
const inTransaction = <Value>(work: (tx: Tx) => Promise<Value>) => app.platform.database.db.transaction().execute(work);
const reportOf = (by: BuiltMember, about: BuiltMember, what: { subject: 'profile' } | { subject: 'photo' | 'message'; item: number }) =>
  by.client.call(report, { body: { client_id: randomUUID(), id: about.id, reason: 'fake', ...what } });
const photoId = async (name: string) => (await query<{ id: number }>('SELECT id FROM photos WHERE name = $1', [name]))[0]?.id ?? 0;
const evidenceOf = async (reporter: BuiltMember) =>
  (await query<{ evidence: unknown }>('SELECT evidence FROM reports WHERE reporter_id = $1 ORDER BY id', [reporter.id])).map(
    ({ evidence }) => evidence,
  );
const untilSessions = (condition: string, count: number) =>
  expect
    .poll(async () => (await query(`SELECT FROM pg_stat_activity WHERE ${condition} AND datname = current_database()`)).length)
    .toBe(count);
const pending = async (name: string) => (await query('SELECT FROM file_copies WHERE name = $1', [copyPath(name)])).length;

test('a photo whose deletion has come first is not reported, and a profile is reported without it', async () => {
  const { thea, milan } = await buildPair(app);
  const [gone, stays] = [await buildPhoto(app, milan.id), await buildPhoto(app, milan.id)];
  const item = await photoId(gone);
  const deletion = Promise.withResolvers<void>();
  const deleted = inTransaction(async (tx) => {
    await tx.deleteFrom('photos').where('id', '=', item).execute();
    await deletion.promise;
  });
  const reporting = reportOf(thea, milan, { subject: 'photo', item });
  await untilOneWaits(app);
  deletion.resolve();
  await deleted;
  expect((await reporting).status).toBe(404);
  expect((await reportOf(thea, milan, { subject: 'profile' })).status).toBe(200);
  expect(await evidenceOf(thea)).toMatchObject([{ profile: { photos: [{ name: stays, file: copyPath(stays) }] } }]);
  expect([await pending(gone), await pending(stays)]).toEqual([0, 1]);
});

test('a photo that is being reported is deleted only after the copy is requested', async () => {
  const { milan } = await buildPair(app);
  const name = await buildPhoto(app, milan.id);
  await query('UPDATE photos SET deleted_at = $2 WHERE name = $1', [name, new Date(app.platform.clock.now().getTime() - 3_600_000)]);
  const purge = () => purgeDeletedPhotos({ db: app.platform.database.db, clock: app.platform.clock });
  await inTransaction(async (tx) => {
    expect(await requestCopies(tx, [{ name, width: 640 }])).toEqual([{ name, width: 640, copy: copyPath(name) }]);
    // It does not wait for the report, but leaves this photo to the next run.
    await purge();
    expect(await photoId(name)).toBeGreaterThan(0);
  });
  await purge();
  expect([await photoId(name), await pending(name)]).toEqual([0, 1]);
});

test('the purge of an account leaves the copy of an image that was reported just before', async () => {
  const { thea, milan } = await buildPair(app);
  const { id: item } = await sendImage(milan, thea);
  const [image] = await query<{ name: string }>('SELECT name FROM chat_images WHERE user_id = $1', [milan.id]);
  const name = image?.name ?? '';
  expect((await reportOf(thea, milan, { subject: 'message', item })).status).toBe(200);
  // Of an older case, whose evidence is erased, the report names the same copy.
  await query(`UPDATE cases SET evidence_erased_at = now(), state = 'closed' WHERE subject_id = $1`, [milan.id]);
  expect(await inTransaction((tx) => findAllFiles(tx, milan.id))).toContain(copyPath(name));

  const committed = Promise.withResolvers<void>();
  const reporting = inTransaction(async (tx) => {
    await requestCopies(tx, [{ name, width: 640 }]);
    await tx.updateTable('cases').set({ evidence_erased_at: null }).where('subject_id', '=', milan.id).execute();
    await committed.promise;
  });
  await untilSessions(`state = 'idle in transaction'`, 1);
  const files = inTransaction((tx) => findAllFiles(tx, milan.id));
  await untilOneWaits(app);
  committed.resolve();
  await reporting;
  expect(await files).not.toContain(copyPath(name));
});

// Regression: both locked the photos in another order, and PostgreSQL ended one of them.
test('the purge of an account and a report of several of its photos do not wait for each other in a circle', async () => {
  const { milan } = await buildPair(app);
  const names = [await buildPhoto(app, milan.id), await buildPhoto(app, milan.id)];
  const [first = '', last = ''] = names;
  await query('UPDATE photos SET position = CASE name WHEN $1 THEN 12 ELSE 11 END WHERE name = ANY($2)', [first, names]);
  const held = Promise.withResolvers<void>();
  const holding = inTransaction(async (tx) => {
    await tx.selectFrom('photos').select('id').where('name', '=', first).forUpdate().execute();
    await held.promise;
  });
  await untilSessions(`state = 'idle in transaction'`, 1);
  const reporting = inTransaction((tx) =>
    requestCopies(
      tx,
      [first, last].map((name) => ({ name, width: 640 })),
    ),
  );
  await untilOneWaits(app);
  const purging = inTransaction((tx) => findAllFiles(tx, milan.id));
  await untilSessions(`wait_event_type = 'Lock'`, 2);
  held.resolve();
  await holding;
  expect(await reporting).toHaveLength(2);
  expect(await purging).toContain(`photos/${first.slice(0, 2)}/${first}-640.webp`);
});
