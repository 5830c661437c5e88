import type { BodyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { cleanText, isLongerThan, isVisibleText } from '#platform/contract/text.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { MemberLook } from '#features/members/server/index.ts';
import { accessTo, findPhotos } from '#features/photos/server/index.ts';
import { type like, longestNote } from '../contract/endpoints.ts';
import { findAbout } from './liked-part-repo.ts';

/** What of a profile is liked, and what is said with it; all null: the whole profile, without a word. */
export interface LikedPart {
  readonly photo: number | null;
  readonly line: string | null;
  readonly note: string | null;
}

export const wholeProfile: LikedPart = { photo: null, line: null, note: null };

/** As it was sent, cleaned: whether the member has such a photo and says so is not looked at. */
export function readPart({ photo, line, note }: BodyOf<typeof like>): Result<LikedPart, 'note_too_long'> {
  const words = oneLine(note ?? '');
  if (isLongerThan(words, longestNote)) return fail('note_too_long', { max: longestNote });
  return ok({ photo: photo ?? null, line: line === undefined ? null : oneLine(line), note: isVisibleText(words) ? words : null });
}

/** Null: the member shows the viewer this photo, unlocked, and says this line. */
export async function missingPart(
  tx: Tx,
  look: MemberLook,
  member: UserId,
  { photo, line }: LikedPart,
): Promise<'not_found' | 'line_not_found' | null> {
  if (photo !== null && !(await isSeen(tx, look, member, photo))) return 'not_found';
  if (line !== null && !(await isSaid(tx, look, member, line))) return 'line_not_found';
  return null;
}

async function isSeen(tx: Tx, { viewer }: MemberLook, member: UserId, id: number): Promise<boolean> {
  const shown = (await findPhotos(tx, member)).filter(({ status }) => status === 'active');
  const place = shown.findIndex((photo) => photo.id === id);
  return place >= 0 && accessTo({ own: false, paidUser: viewer.paidUser, main: place === 0 }) !== 'locked';
}

/** However the page breaks the text into lines. */
async function isSaid(tx: Tx, { site }: MemberLook, member: UserId, line: string): Promise<boolean> {
  if (!site.settings.visible_profile_notes.includes('about')) return false;
  return isVisibleText(line) && oneLine(await findAbout(tx, member)).includes(line);
}

/** Without line breaks and other control characters; any run of spaces is one. */
const oneLine = (text: string): string => cleanText(text.replace(/\s+/gu, ' ').replace(/\p{Cc}/gu, ''));
