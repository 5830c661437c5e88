import type { UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

/** Version of the consent texts in the catalogs, at signup and in the settings. A change of their meaning needs a new version. */
const textVersion = '2023-12-01';

const purposes = ['adult', 'terms', 'tracking', 'religion', 'sexuality', 'explicit_interests', 'promotions'] as const;
type Purpose = (typeof purposes)[number];

/**
 * Records every decision, granted or not; the newest one of a purpose counts. `versions`: versions of texts that are not in the
 * catalogs.
 */
export async function insertConsents(
  tx: Tx,
  user: UserId,
  consents: Readonly<Partial<Record<Purpose, boolean | undefined>>>,
  now: Date,
  versions: Readonly<Partial<Record<Purpose, string>>> = {},
): Promise<void> {
  const responses = purposes.flatMap((purpose) => {
    const granted = consents[purpose];
    return granted === undefined
      ? []
      : [{ user_id: user, purpose, granted, text_version: versions[purpose] ?? textVersion, created_at: now }];
  });
  if (responses.length > 0) await tx.insertInto('consents').values(responses).execute();
}

export interface ConsentRow {
  readonly purpose: string;
  readonly granted: boolean;
  readonly textVersion: string;
  readonly createdAt: Date;
}

/** The newest decision for each purpose that has one. */
export async function findConsents(db: Db | Tx, user: UserId): Promise<ConsentRow[]> {
  const rows = await db
    .selectFrom('consents')
    .select(['purpose', 'granted', 'text_version', 'created_at'])
    .distinctOn('purpose')
    .where('user_id', '=', user)
    .orderBy('purpose')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ purpose: row.purpose, granted: row.granted, textVersion: row.text_version, createdAt: row.created_at }));
}
