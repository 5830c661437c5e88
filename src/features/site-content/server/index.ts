import type { Platform } from '#platform/server/platform.ts';
import { createPublishedContent, type SiteContent } from './published-content.ts';

export { publishContent, publishDraft, revertContent, saveDraft } from './change-content.ts';
export {
  copyPublished,
  findCurrent,
  findVersion,
  listHeads,
  listLatest,
  listPublished,
  listVersions,
  type TextHead,
  type TextName,
  type VersionRow,
} from './content-repo.ts';
export { type ContentSource, type ContentSources, sourceOf, type SourcePiece } from './content-source.ts';
export type { PublishedTexts, SiteContent } from './published-content.ts';
export { readContent } from './read-content.ts';

/** The operator's content of all sites: members' features read what is published, the office changes it. */
export const createSiteContent = ({ database: { db }, bus, clock }: Platform): SiteContent => createPublishedContent(db, bus, clock);
