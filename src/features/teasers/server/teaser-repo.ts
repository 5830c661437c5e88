import { sql } from 'kysely';
import type { Static } from 'typebox';
import { Value } from 'typebox/value';
import type { SiteId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { TeaserKind } from '../contract/teaser.ts';
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
}

/** The first active teasers of these kinds, in the operator's order. */
export async function listTeasers(db: Db, site: SiteId, kinds: readonly TeaserKind[], limit: number): Promise<TeaserRow[]> {
  const rows = await db
    .selectFrom('teasers')
    .select(['id', 'kind', 'advertiser', 'url', 'texts', 'image_name', 'image_width', 'image_height'])
    .where('site_id', '=', site)
    .where('active', '=', true)
    .where('kind', 'in', kinds)
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id, kind, advertiser, url, texts, image_name: name, image_width: width, image_height: height }) => ({
    id,
    kind: kind === 'resold' ? 'resold' : 'live_cam',
    advertiser,
    url,
    texts: Value.Parse(Texts, texts),
    image: name === null || width === null || height === null ? null : { name, width, height },
  }));
}

export async function insertTeaser(db: Db, site: SiteId, teaser: NewTeaser, image: TeaserImage | null): Promise<number> {
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
