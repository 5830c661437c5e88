import type { Static, TSchema } from 'typebox';
import * as Type from 'typebox';
import { Value } from 'typebox/value';
import { Id, Nullable } from '#platform/contract/endpoint.ts';
import { Member } from '../../contract/schemas.ts';

/** A file with pixels, as evidence names it. `file`: storage path of the copy, null or missing when there is none. */
const StoredImage = Type.Object({
  name: Type.String(),
  caption: Type.Optional(Type.String()),
  width: Type.Optional(Type.Integer()),
  height: Type.Optional(Type.Integer()),
  file: Type.Optional(Nullable(Type.String())),
});
export type StoredImage = Static<typeof StoredImage>;

/** What `safety` stores with a report, as far as cases need it. */
const ReportEvidence = Type.Object({
  profile: Type.Optional(
    Type.Object({
      about: Type.String(),
      answers: Type.Array(Type.Object({ prompt: Type.String(), answer: Type.String() })),
      photos: Type.Array(StoredImage),
    }),
  ),
  photo: Type.Optional(Type.Object({ ...Type.Partial(StoredImage).properties, hash: Nullable(Type.String()) })),
  message: Type.Optional(Type.Object({ conversation: Id, text: Type.String(), image: Nullable(StoredImage) })),
});
type ReportEvidence = Static<typeof ReportEvidence>;

/** The same of a notice, whose photos are names alone. */
const NoticeEvidence = Type.Object({ about: Type.String(), photos: Type.Array(Type.String()) });

/** The lines around a reported message, as `case_sources.lines` has them. */
export const StoredLines = Type.Object({
  conversation: Id,
  members: Type.Array(Member, { minItems: 2, maxItems: 2 }),
  lines: Type.Array(Type.Object({ id: Id, at: Type.String(), who: Id, text: Type.String(), image: Nullable(StoredImage) })),
});
export type StoredLines = Static<typeof StoredLines>;

const read = <Schema extends TSchema>(schema: Schema, column: unknown): Static<Schema> | null =>
  Value.Check(schema, column) ? column : null;

export const readLines = (column: unknown): StoredLines | null => read(StoredLines, column);

/** Empty when it is erased. */
export function readEvidence(column: unknown): ReportEvidence {
  const notice = read(NoticeEvidence, column);
  if (notice === null) return read(ReportEvidence, column) ?? {};
  return { profile: { about: notice.about, answers: [], photos: notice.photos.map((name) => ({ name })) } };
}
