import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { countFurtherLines } from '#features/chat/server/index.ts';
import { type ReportReason, reportReasons } from '#features/safety/contract/rules.ts';
import type { Lines } from '../../../contract/schemas.ts';
import { pictureId } from '../picture-id.ts';
import type { SourceRow } from '../record/source-repo.ts';
import { readLines, type StoredLines } from '../stored.ts';

export type StoredLine = StoredLines['lines'][number];

/** A conversation of a case, with what was kept of it when its messages were reported. */
export interface KeptConversation extends Pick<StoredLines, 'conversation' | 'members' | 'lines'> {
  /** The reasons by id of the message. */
  readonly reasons: ReadonlyMap<number, ReportReason>;
}

/** The kept lines of the sources: each line once, as it was when it was first reported. */
export function keptConversations(sources: readonly SourceRow[]): KeptConversation[] {
  const kept = sources.flatMap((source) => {
    const lines = readLines(source.lines);
    return lines === null ? [] : [{ ...lines, item: source.item, reason: reportReasons.find((reason) => reason === source.reason) }];
  });
  return [...Map.groupBy(kept, ({ conversation }) => conversation).values()].flatMap((parts) => {
    const [first] = parts;
    if (first === undefined) return [];
    const lines = new Map<number, StoredLine>();
    for (const line of parts.flatMap((part) => part.lines)) if (!lines.has(line.id)) lines.set(line.id, line);
    const reasons = new Map(parts.flatMap(({ item, reason }) => (item === null || reason === undefined ? [] : [[item, reason] as const])));
    return [
      { conversation: first.conversation, members: first.members, lines: [...lines.values()].toSorted((a, b) => a.id - b.id), reasons },
    ];
  });
}

export const presentLine = (
  { members, reasons }: Pick<KeptConversation, 'members' | 'reasons'>,
  line: StoredLine,
): Lines['lines'][number] => ({
  id: line.id,
  at: line.at,
  who: members.find(({ id }) => id === line.who) ?? { id: line.who, name: '', age: null },
  text: line.text,
  picture: line.image === null ? null : pictureId(line.image.name),
  reported: reasons.get(line.id) ?? null,
});

/** `about`: the member whom the case is about; the other one is named with the conversation. */
export async function presentConversations(db: Db | Tx, kept: readonly KeptConversation[], about: number | null): Promise<Lines[]> {
  const extents = kept.map(({ conversation, lines }) => ({ conversation, first: lines[0]?.id ?? 0, last: lines.at(-1)?.id ?? 0 }));
  const further = await countFurtherLines(db, extents);
  return kept.flatMap((one) => {
    const other = one.members.find(({ id }) => id !== about) ?? one.members[0];
    if (other === undefined) return [];
    const more = further.get(one.conversation);
    return [
      {
        conversation: one.conversation,
        other,
        lines: one.lines.map((line) => presentLine(one, line)),
        more_before: more?.before ?? 0,
        more_after: more?.after ?? 0,
      },
    ];
  });
}
