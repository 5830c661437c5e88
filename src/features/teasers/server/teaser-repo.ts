import { sql } from 'kysely';
import type { Static } from 'typebox';
import { Value } from 'typebox/value';
import type { SiteId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { TeaserKind } from '../contract/teaser-kinds.ts';
import { type NewTeaser, Texts } from './new-teaser.ts';

export interface TeaserImage {
  readonly name: string;
  /** Px. */
  readonly width: number;
  readonly height: number;
}

export interface TeaserRow {
  readonly id: number;
  readonly kind: TeaserKind;
  readonly advertiser: string;
  readonly url: string;
  readonly texts: Static<typeof Texts>;
  readonly image: TeaserImage | null;
  /** The lowest first. */
  readonly position: number;
  readonly active: boolean;
}

const select = (db: Db, site: SiteId) =>
  db
    .selectFrom('teasers')
    .select(['id', 'kind', 'advertiser', 'url', 'texts', 'image_name', 'image_width', 'image_height', 'position', 'active'])
    .where('site_id', '=', site);
type Selected = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const toTeaser = ({
  id,
  kind,
  advertiser,
  url,
  texts,
  image_name: name,
  image_width: width,
  image_height: height,
  ...row
}: Selected): TeaserRow => ({
  id,
  kind: kind === 'resold' ? 'resold' : 'live_cam',
  advertiser,
  url,
  texts: Value.Parse(Texts, texts),
  image: name === null || width === null || height === null ? null : { name, width, height },
  position: row.position,
  active: row.active,
});

/** A site has a handful. */
const most = 500;

/** All teasers of a site, active or not, in their own order. */
export const listAllTeasers = async (db: Db, site: SiteId): Promise<TeaserRow[]> =>
  (await select(db, site).orderBy('position').orderBy('id').limit(most).execute()).map(toTeaser);

/** `key`: the id as text. */
export async function findTeaser(db: Db, site: SiteId, key: string): Promise<TeaserRow | null> {
  if (!/^[1-9][0-9]{0,14}$/.test(key)) return null;
  const row = await select(db, site).where('id', '=', Number(key)).executeTakeFirst();
  return row === undefined ? null : toTeaser(row);
}

export async function insertTeaser(db: Db | Tx, site: SiteId, teaser: NewTeaser, image: TeaserImage | null): Promise<number> {
  const { kind, advertiser, url, texts, position } = teaser;
  const { id } = await db
    .insertInto('teasers')
    .values({
      site_id: site,
      kind,
      advertiser,
      url,
      texts: sql`${JSON.stringify(texts)}::jsonb`,
      position,
      image_name: image?.name ?? null,
      image_width: image?.width ?? null,
      image_height: image?.height ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The same teaser that is there already; null: there is none. Until the end of the transaction nobody else adds one to the site. */
export async function findSameTeaser(tx: Tx, site: SiteId, teaser: NewTeaser, image: TeaserImage | null): Promise<number | null> {
  await tx.selectFrom('sites').select('id').where('id', '=', site).forUpdate().execute();
  const { kind, advertiser, url, texts } = teaser;
  const row = await tx
    .selectFrom('teasers')
    .select('id')
    .where('site_id', '=', site)
    .where('kind', '=', kind)
    .where('advertiser', '=', advertiser)
    .where('url', '=', url)
    .where('texts', '=', sql<unknown>`${JSON.stringify(texts)}::jsonb`)
    .where('image_name', image === null ? 'is' : '=', image?.name ?? null)
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
