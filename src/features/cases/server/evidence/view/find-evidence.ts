import type { SiteId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Staff } from '#platform/server/http/context.ts';
import { type KeptConversation, keptConversations } from '../lines/present-lines.ts';
import { type CasePicture, picturesInEvidence, withStored } from '../pictures/pictures-of.ts';
import { type DuplicateRow, listDuplicates, listImages } from '../pictures/picture-repo.ts';
import { type CaseRecord, findCase } from '../record/case-record-repo.ts';
import { type Sight, sightOf } from '../record/may-see.ts';
import { listSources, type SourceRow } from '../record/source-repo.ts';

export interface Asked {
  readonly site: SiteId;
  readonly number: string;
  readonly staff: Staff;
  readonly now: Date;
}

/** A case with its sources and what was kept of the reported conversations. */
export interface FoundCase {
  readonly record: CaseRecord;
  readonly sources: readonly SourceRow[];
  readonly kept: readonly KeptConversation[];
  readonly sight: Sight;
}

/** Null when there is no such case on the site, or it does not exist for the person. An appeal has the evidence of the first case. */
export async function findCaseFor(db: Db | Tx, { site, number, staff, now }: Asked): Promise<FoundCase | null> {
  const record = await findCase(db, site, number, now);
  if (record === null) return null;
  const first = record.appeal?.firstCase ?? null;
  const sources = await listSources(db, first === null ? [record.id] : [record.id, first], now);
  const sight = sightOf(staff, site);
  const isAboutPayment = sources.some(({ complaint_subject }) => complaint_subject === 'payment');
  if (!sight.sees({ kind: record.kind, isAboutPayment })) return null;
  return { record, sources, sight, kept: sight.seesEvidence ? keptConversations(sources) : [] };
}

export interface FoundPictures {
  readonly pictures: readonly CasePicture[];
  readonly duplicates: readonly DuplicateRow[];
}

/** The pictures of a case, and photos of others that are nearly the same. */
export async function findPictures(db: Db | Tx, site: SiteId, { record, sources, kept, sight }: FoundCase): Promise<FoundPictures> {
  if (!sight.seesEvidence) return { pictures: [], duplicates: [] };
  const inEvidence = picturesInEvidence(sources, kept);
  const member = record.subject?.id ?? null;
  const stored = await listImages(db, { names: inEvidence.map(({ name }) => name), member, photo: record.photo });
  const pictures = withStored(inEvidence, stored, member, record.photo);
  const hashed = pictures.flatMap(({ name, hash }) => (hash === null ? [] : [{ name, hash }]));
  return { pictures, duplicates: await listDuplicates(db, site, member, hashed) };
}
