import type { BodyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { cleanText, isLongerThan, isVisibleText } from '#platform/contract/text/text.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { MemberViewerContext } from '#features/members/server/index.ts';
import { accessTo, findPhotos } from '#features/photos/server/index.ts';
import type { Prompt } from '#features/prompts/contract/prompts.ts';
import type { like } from '../contract/endpoints.ts';
import { maxNoteLength } from '../contract/rules.ts';
import { findAbout, findAnswers } from './liked-part-repo.ts';

/** The liked part of a profile and the note; all null: the whole profile without a note. */
export interface LikedPart {
  readonly photo: number | null;
  readonly line: string | null;
  /** The prompt whose answer is liked; `line` is then the answer. */
  readonly prompt: Prompt | null;
  readonly note: string | null;
}

export const wholeProfile: LikedPart = { photo: null, line: null, prompt: null, note: null };

/** The part as sent, cleaned. Whether the member has such a photo or line is not checked here. */
export function readPart({ photo, line, prompt, note }: BodyOf<typeof like>): Result<LikedPart, 'note_too_long'> {
  const text = oneLine(note ?? '');
  if (isLongerThan(text, maxNoteLength)) return fail('note_too_long', { max: maxNoteLength });
  return ok({
    photo: photo ?? null,
    line: line === undefined ? null : oneLine(line),
    prompt: prompt ?? null,
    note: isVisibleText(text) ? text : null,
  });
}

/** The part as it is stored: the viewer can see this photo unlocked, the line is in the about text, the prompt is answered. */
export async function findPart(
  tx: Tx,
  context: MemberViewerContext,
  member: UserId,
  part: LikedPart,
): Promise<Result<LikedPart, 'not_found' | 'line_not_found' | 'answer_not_found'>> {
  const { photo, line, prompt } = part;
  if (photo !== null && !(await hasPhoto(tx, context, member, photo))) return fail('not_found');
  if (prompt !== null) {
    const answer = showsWords(context) ? (await findAnswers(tx, member)).find((one) => one.prompt === prompt) : undefined;
    return answer === undefined ? fail('answer_not_found') : ok({ ...part, line: answer.answer });
  }
  return line !== null && !(await hasLine(tx, context, member, line)) ? fail('line_not_found') : ok(part);
}

const showsWords = ({ site }: MemberViewerContext): boolean => site.settings.visible_profile_notes.includes('about');

async function hasPhoto(tx: Tx, { viewer }: MemberViewerContext, member: UserId, id: number): Promise<boolean> {
  const shown = (await findPhotos(tx, member)).filter(({ status }) => status === 'active');
  const place = shown.findIndex((photo) => photo.id === id);
  return place >= 0 && accessTo({ own: false, paidUser: viewer.paidUser, main: place === 0 }) !== 'locked';
}

/** Ignores line breaks of the about text. */
async function hasLine(tx: Tx, context: MemberViewerContext, member: UserId, line: string): Promise<boolean> {
  return showsWords(context) && isVisibleText(line) && oneLine(await findAbout(tx, member)).includes(line);
}

/** Removes line breaks and other control characters and collapses whitespace. */
const oneLine = (text: string): string => cleanText(text.replace(/\s+/gu, ' ').replace(/\p{Cc}/gu, ''));
