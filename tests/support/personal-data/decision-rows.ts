import { randomUUID } from 'node:crypto';
import type { UserId } from '#platform/contract/ids.ts';
import type { BuiltMember } from '../builders.ts';
import { buildStaff } from '../staff.ts';
import type { TestApp } from '../test-app.ts';

/** A decision about the member, a message of theirs that it removed, and warnings to and about them. */
export async function insertDecisionRows(app: TestApp, { id }: BuiltMember, other: UserId, name: string): Promise<void> {
  const { db } = app.platform.database;
  const now = app.platform.clock.now();
  const { site_id } = await db.selectFrom('users').select('site_id').where('id', '=', id).executeTakeFirstOrThrow();
  const statement = {
    ground: 'rule',
    ground_reference: '/pages/rules',
    ground_explanation: '',
    content_type: 'CONTENT_TYPE_TEXT',
    category: 'X',
  };
  const decide = async (user: UserId) =>
    db
      .insertInto('decisions')
      .values({
        ...statement,
        site_id,
        number: `D-${randomUUID()}`,
        user_id: user,
        act: 'warn',
        reason: 'other',
        starts_at: now,
        facts: user === id ? `„Hallo, hier ist ${name}“` : '',
        source: 'report',
        found_by_machine: false,
        decided_by_machine: true,
        puid: randomUUID(),
        decided_at: now,
        due_at: now,
        applied_at: now,
        language: 'de',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  const [own, theirs] = [await decide(id), await decide(other)];
  const appealCase = await db
    .insertInto('cases')
    .values({
      site_id,
      number: `M-${randomUUID()}`,
      kind: 'appeal',
      subject_id: id,
      opened_at: now,
      due_at: now,
      appeal_of: own.id,
      appeal_words: `Ich, ${name}, war das nicht.`,
      appealed_by: 'member',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('appeals')
    .values({ decision_id: own.id, case_id: appealCase.id, user_id: id, words: `Ich, ${name}, war das nicht.`, sent_at: now })
    .execute();
  const warning = { warns: true, created_at: now, done_at: now };
  await db
    .insertInto('fraud_warnings')
    .values([
      { ...warning, decision_id: own.id, user_id: other, about_id: id, about_name: name },
      { ...warning, decision_id: theirs.id, user_id: id, about_id: other, about_name: 'Anna' },
    ])
    .execute();
  const { id: conversation } = await db
    .selectFrom('conversations')
    .select('id')
    .where('low_id', '=', Math.min(id, other))
    .where('high_id', '=', Math.max(id, other))
    .executeTakeFirstOrThrow();
  const staff = await buildStaff(app, { session: false });
  await db
    .insertInto('account_holds')
    .values({ site_id, user_id: id, reference: `Az. 7, ${name}`, reason: 'Anfrage', created_at: now, created_by: staff.id, ended_at: now })
    .execute();
  const message = { text: `Hier ist ${name}`, created_at: now.toISOString() };
  await db
    .insertInto('removed_messages')
    .values({
      id: 1_000_000_000 + id,
      conversation_id: conversation,
      sender_id: id,
      client_id: randomUUID(),
      message: JSON.stringify(message),
      removed_at: now,
    })
    .execute();
}
