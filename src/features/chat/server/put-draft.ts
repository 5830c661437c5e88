import type { BodyOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { isVisibleText } from '#platform/contract/text/text.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import type { putDraft as endpoint } from '../contract/endpoints.ts';
import { draftChanged } from '../contract/events.ts';
import { recipientOf } from './message/recipient.ts';
import { storeDraft } from './draft-repo.ts';

export interface DraftDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly live: Live;
}

/**
 * Saves a draft unless the saved one is newer, and publishes it to the member's other browsers. The server's clock decides which is
 * newer: a device sends how long ago the text was typed, which it knows even when its clock is a day fast.
 */
export async function putDraft(
  { db, clock, live }: DraftDeps,
  viewer: UserId,
  body: BodyOf<typeof endpoint>,
): Promise<Result<ReplyOf<typeof endpoint>, 'not_found' | 'invalid_request'>> {
  const to = recipientOf(body);
  if (to === null) return fail('invalid_request', { field: 'conversation', rule: 'one_of' });
  const writtenAt = new Date(Math.max(0, clock.now().getTime() - (body.age ?? 0)));
  const written_at = writtenAt.toISOString();
  const text = isVisibleText(body.text) ? storable(body.text) : '';
  const stored = await storeDraft(db, viewer, { to, text, writtenAt });
  if (stored === null) return fail('not_found');
  if (stored.changed) live.publish(draftChanged, [viewer], { profile: stored.other, text, written_at });
  return ok({ done: true, written_at });
}

/** Keeps the text as it was typed, except for characters that PostgreSQL cannot store. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '');
