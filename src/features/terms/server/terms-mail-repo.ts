import { sql } from 'kysely';
import type { SiteId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { versionId } from '#features/static-pages/contract/legal.ts';
import type { LegalVersion } from '#features/static-pages/server/index.ts';

interface Receiver {
  readonly email: string;
  readonly name: string;
  /** The newest edition that the member has agreed to; 0: a text of the product, or none. */
  readonly agreed: number;
}

interface Taken {
  /** How many members were looked at; fewer than `most`: that is all for now. */
  readonly taken: number;
  readonly readers: readonly Receiver[];
}

/**
 * The next members whose language this is and who have neither been mailed about the edition nor agreed to it, and notes that they are
 * mailed. Nobody when another process is at it.
 */
export async function takeUnmailed(
  tx: Tx,
  site: SiteId,
  version: LegalVersion,
  { most, now }: { readonly most: number; readonly now: Date },
): Promise<Taken> {
  const { language, number, edition } = version;
  const locked = await tx
    .selectFrom('legal_versions')
    .select('mailed_to')
    .where('site_id', '=', site)
    .where('key', '=', 'terms')
    .where('language', '=', language)
    .where('number', '=', number)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (locked === undefined) return { taken: 0, readers: [] };
  const { rows } = await sql<{ id: number; email: string; name: string; agreed: number }>`
    SELECT u.id, u.email, p.name, (
      SELECT coalesce(max(v.edition), 0)::int FROM consents c JOIN legal_versions v
        ON v.site_id = ${site} AND v.key = 'terms' AND v.language || '-' || v.number = c.text_version
      WHERE c.user_id = u.id AND c.purpose = 'terms' AND c.granted) AS agreed
    FROM users u JOIN profiles p ON p.user_id = u.id
    WHERE u.site_id = ${site} AND u.id > ${locked.mailed_to} AND u.status = 'active' AND u.language = ${language} AND NOT p.fictional
    ORDER BY u.id LIMIT ${most}`.execute(tx);
  const last = rows.at(-1);
  if (last === undefined) return { taken: 0, readers: [] };
  await tx
    .updateTable('legal_versions')
    .set({ mailed_to: last.id })
    .where('site_id', '=', site)
    .where('key', '=', 'terms')
    .where('language', '=', language)
    .where('number', '=', number)
    .execute();
  const due = rows.filter(({ agreed }) => agreed < edition);
  if (due.length === 0) return { taken: rows.length, readers: [] };
  const noted = await tx
    .insertInto('terms_mails')
    .values(due.map(({ id }) => ({ user_id: id, edition, version: versionId(version), mailed_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute();
  const isNew = new Set(noted.map(({ user_id }) => user_id));
  return { taken: rows.length, readers: due.filter(({ id }) => isNew.has(id)) };
}
