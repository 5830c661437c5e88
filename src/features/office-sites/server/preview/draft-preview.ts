import * as Type from 'typebox';
import { Value } from 'typebox/value';
import { OneOf } from '#platform/contract/endpoint.ts';
import { type SiteId, siteId } from '#platform/contract/ids.ts';
import { type Grant, rightsAt } from '#platform/contract/rights.ts';
import { knownTimeZone } from '#platform/contract/known-to-intl.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { createSealer } from '#platform/server/sealer.ts';
import { StoredCompany, StoredSettings } from '#features/site/contract/settings.ts';
import type { Site, Sites } from '#features/site/server/index.ts';
import { type PreviewViewer, previewViewers } from '../../contract/preview.ts';
import { documentOf, fieldsOf } from '../document/site-document.ts';
import { findDraft } from '../store/draft-repo.ts';

const minute = 60_000;
/** A link stands in an address, so it must be opened soon. */
const linkLifetime = 2 * minute;
const previewLifetime = 30 * minute;

const Preview = Type.Object({
  site: Type.Integer(),
  /** Of the person who asked. */
  session: Type.Integer(),
  as: OneOf(previewViewers),
  /** Milliseconds since 1970. */
  until: Type.Integer(),
  /** Of the address that begins the preview, else of the cookie that keeps it. */
  link: Type.Boolean(),
});

interface Begun {
  readonly site: SiteId;
  /** For the cookie. */
  readonly token: string;
}

/** A site with its draft, for one browser. */
export interface PreviewedSite {
  readonly site: Site;
  readonly as: PreviewViewer;
}

export interface DraftPreviews {
  /** The token of a link that begins a preview. */
  linkToken(site: SiteId, session: number, as: PreviewViewer): string;
  /** Null: the link is too old or none of ours, or the session has ended. */
  begin(linkToken: string): Promise<Begun | null>;
  /** Whether we have made the token, however long ago. */
  isOurs(token: string): boolean;
  /** Null: the preview is over. */
  open(token: string): Promise<PreviewedSite | null>;
}

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly secret: string;
  readonly sites: Sites;
  /** Null: the session has ended. */
  readonly grantsOfSession: (session: number) => Promise<readonly Grant<SiteId>[] | null>;
}

/** Previews live in sealed tokens, and end with the session of the person who asked for them. */
export function createDraftPreviews({ db, clock, secret, sites, grantsOfSession }: Deps): DraftPreviews {
  const sealer = createSealer(secret, 'site-preview');
  const write = (preview: Type.Static<typeof Preview>) => sealer.seal(JSON.stringify(preview)).toString('base64url');
  const read = (token: string) => {
    if (token.length > 500) return null;
    try {
      return Value.Parse(Preview, JSON.parse(sealer.open(Buffer.from(token, 'base64url'))));
    } catch {
      return null;
    }
  };
  const after = (lifetime: number) => clock.now().getTime() + lifetime;
  const standing = async (token: string, link: boolean) => {
    const preview = read(token);
    if (preview === null || preview.link !== link || preview.until <= clock.now().getTime()) return null;
    const grants = await grantsOfSession(preview.session);
    return grants !== null && rightsAt(grants, preview.site).includes('sites.change') ? preview : null;
  };
  return {
    linkToken: (site, session, as) => write({ site, session, as, until: after(linkLifetime), link: true }),
    async begin(linkToken) {
      const preview = await standing(linkToken, true);
      if (preview === null) return null;
      return { site: siteId(preview.site), token: write({ ...preview, link: false, until: after(previewLifetime) }) };
    },
    isOurs: (token) => read(token)?.link === false,
    async open(token) {
      const preview = await standing(token, false);
      if (preview === null) return null;
      const site = await sites.byId(siteId(preview.site));
      const { changes } = await findDraft(db, site.id);
      const { settings, company, time_zone } = documentOf({ ...fieldsOf(site), ...changes });
      return {
        as: preview.as,
        site: {
          ...site,
          isPreview: true,
          settings: Value.Parse(StoredSettings, settings),
          company: Value.Parse(StoredCompany, company),
          timeZone: knownTimeZone(time_zone),
        },
      };
    },
  };
}
