import type { BodyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { cleanText, isLongerThan, isVisibleText } from '#platform/contract/text.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { MemberViewerContext } from '#features/members/server/index.ts';
import { accessTo, findPhotos } from '#features/photos/server/index.ts';
import { type like, maxNoteLength } from '../contract/endpoints.ts';
import { findAbout } from './liked-part-repo.ts';

/** The liked part of a profile and the note; all null: the whole profile without a note. */
export interface LikedPart {
  readonly photo: number | null;
  readonly line: string | null;
  readonly note: string | null;
}

export const wholeProfile: LikedPart = { photo: null, line: null, note: null };

/** The part as sent, cleaned. Whether the member has such a photo or line is not checked here. */
export function readPart({ photo, line, note }: BodyOf<typeof like>): Result<LikedPart, 'note_too_long'> {
  const text = oneLine(note ?? '');
  if (isLongerThan(text, maxNoteLength)) return fail('note_too_long', { max: maxNoteLength });
  return ok({ photo: photo ?? null, line: line === undefined ? null : oneLine(line), note: isVisibleText(text) ? text : null });
}

/** Null when the viewer can see this photo unlocked and the line is in the about text. */
export async function missingPart(
  tx: Tx,
  context: MemberViewerContext,
  member: UserId,
  { photo, line }: LikedPart,
): Promise<'not_found' | 'line_not_found' | null> {
  if (photo !== null && !(await hasPhoto(tx, context, member, photo))) return 'not_found';
  if (line !== null && !(await hasLine(tx, context, member, line))) return 'line_not_found';
  return null;
}

async function hasPhoto(tx: Tx, { viewer }: MemberViewerContext, member: UserId, id: number): Promise<boolean> {
  const shown = (await findPhotos(tx, member)).filter(({ status }) => status === 'active');
  const place = shown.findIndex((photo) => photo.id === id);
  return place >= 0 && accessTo({ own: false, paidUser: viewer.paidUser, main: place === 0 }) !== 'locked';
}

/** Ignores line breaks of the about text. */
async function hasLine(tx: Tx, { site }: MemberViewerContext, member: UserId, line: string): Promise<boolean> {
  if (!site.settings.visible_profile_notes.includes('about')) return false;
  return isVisibleText(line) && oneLine(await findAbout(tx, member)).includes(line);
}

/** Removes line breaks and other control characters and collapses whitespace. */
const oneLine = (text: string): string => cleanText(text.replace(/\s+/gu, ' ').replace(/\p{Cc}/gu, ''));
