import * as Type from 'typebox';
import type { SiteId } from '#platform/contract/ids.ts';
import { siteId } from '#platform/contract/ids.ts';
import { OneOf } from '#platform/contract/endpoint.ts';
import type { Language } from '#platform/contract/languages.ts';
import { busEvent } from '#platform/server/live/bus-event.ts';
import type { Bus } from '#platform/server/live/bus.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { ContentOf } from '../contract/content.ts';
import { type ContentKind, contentKinds } from '../contract/kinds.ts';
import { listPublished, readPublicationState } from './content-repo.ts';
import { readContent } from './read-content.ts';

export interface Published<Kind extends ContentKind> {
  readonly content: ContentOf<Kind>;
  readonly version: number;
  readonly at: Date;
}

/** The live texts of one piece; those without a language hold in all of them. */
export type PublishedTexts<Kind extends ContentKind> = ReadonlyMap<Language | null, Published<Kind>>;

const contentChanged = busEvent('content.changed', Type.Object({ site: Type.Integer(), kind: OneOf(contentKinds) }));

const minuteMs = 60_000;

/**
 * What is live of the operator's content: kept in memory, read again when one of the processes publishes. A process may end between
 * the commit of a publication and its event, so the memory is also compared with the database, at most once a minute.
 */
export interface SiteContent {
  /** One text, in exactly this language: null when there is none. */
  publishedContent<Kind extends ContentKind>(
    site: SiteId,
    kind: Kind,
    key: string,
    language: Language | null,
  ): Promise<Published<Kind> | null>;
  /** Every piece of a kind by its key. */
  publishedPieces<Kind extends ContentKind>(site: SiteId, kind: Kind): Promise<ReadonlyMap<string, PublishedTexts<Kind>>>;
  /** After the commit of a publication: lets every process read the kind again. */
  changed(site: SiteId, kind: ContentKind): void;
}

export function createPublishedContent(db: Db, bus: Bus, clock: Clock): SiteContent {
  const loaded = new Map<string, Promise<unknown>>();
  const nameOf = (site: SiteId, kind: ContentKind) => `${site}:${kind}`;
  bus.subscribe(contentChanged, ({ site, kind }) => loaded.delete(nameOf(siteId(site), kind)));
  bus.onGap(() => loaded.clear());
  let state: string | null = null;
  let comparedAt = Number.NEGATIVE_INFINITY;
  let comparing: Promise<void> = Promise.resolve();

  async function compare(): Promise<void> {
    const now = await readPublicationState(db).catch(() => state);
    if (now !== state) loaded.clear();
    state = now;
  }
  /** The state is read before the texts: a publication between the two is found by the next comparison. */
  function compared(): Promise<void> {
    const now = clock.now().getTime();
    if (now - comparedAt >= minuteMs) {
      comparedAt = now;
      comparing = compare();
    }
    return comparing;
  }

  async function publishedPieces<Kind extends ContentKind>(site: SiteId, kind: Kind): Promise<ReadonlyMap<string, PublishedTexts<Kind>>> {
    await compared();
    const name = nameOf(site, kind);
    const known = loaded.get(name) as Promise<ReadonlyMap<string, PublishedTexts<Kind>>> | undefined;
    if (known !== undefined) return known;
    const loading = load(db, site, kind);
    loaded.set(name, loading);
    loading.catch(() => {
      if (loaded.get(name) === loading) loaded.delete(name);
    });
    return loading;
  }
  return {
    publishedPieces,
    publishedContent: async (site, kind, key, language) => (await publishedPieces(site, kind)).get(key)?.get(language) ?? null,
    changed: (site, kind) => bus.publish(contentChanged, { site, kind }),
  };
}

async function load<Kind extends ContentKind>(db: Db, site: SiteId, kind: Kind): Promise<ReadonlyMap<string, PublishedTexts<Kind>>> {
  const pieces = new Map<string, Map<Language | null, Published<Kind>>>();
  for (const { key, language, version, content: stored, publishedAt } of await listPublished(db, site, kind)) {
    const content = readContent(kind, stored);
    if (content === null || publishedAt === null) continue;
    const texts = pieces.get(key) ?? new Map<Language | null, Published<Kind>>();
    pieces.set(key, texts.set(language, { content, version, at: publishedAt }));
  }
  return pieces;
}
