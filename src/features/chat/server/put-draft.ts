import { type BodyOf, done } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { isVisibleText } from '#platform/contract/text.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import type { putDraft as endpoint } from '../contract/endpoints.ts';
import { draftChanged } from '../contract/events.ts';
import { recipientOf } from './sending/recipient.ts';
import { storeDraft } from './draft-repo.ts';

export interface DraftDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly live: Live;
}

/** Ms by which a browser's clock may be ahead; a later time is replaced by the server's. */
const maxClockSkew = 60_000;

/** Saves a draft unless the saved one is newer, and publishes it to the member's other browsers. */
export async function putDraft(
  { db, clock, live }: DraftDeps,
  viewer: UserId,
  body: BodyOf<typeof endpoint>,
): Promise<Result<typeof done, 'not_found' | 'invalid_request'>> {
  const to = recipientOf(body);
  if (to === null) return fail('invalid_request', { field: 'conversation', rule: 'one_of' });
  const writtenAt = parseTime(body.written_at, clock.now());
  if (writtenAt === null) return fail('invalid_request', { field: 'written_at', rule: 'format' });
  const text = isVisibleText(body.text) ? storable(body.text) : '';
  const stored = await storeDraft(db, viewer, { to, text, writtenAt });
  if (stored === null) return fail('not_found');
  if (stored.changed) live.publish(draftChanged, [viewer], { profile: stored.other, text, written_at: writtenAt.toISOString() });
  return ok(done);
}

/** Null for an invalid date, such as the 30th of February, or one before 1970. */
function parseTime(instant: string, now: Date): Date | null {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime()) || at.getTime() < 0) return null;
  return at.getTime() > now.getTime() + maxClockSkew ? now : at;
}

/** Keeps the text as it was typed, except for characters that PostgreSQL cannot store. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '');
