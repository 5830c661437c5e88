import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Done, endpoint, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { languages } from '#platform/contract/languages.ts';
import { legalKeys } from '#features/site-content/contract/kinds.ts';
import { SiteQuery } from '#features/staff/contract/schemas.ts';
import { maxSummary } from './rules.ts';
import { officeLegalErrors } from './errors.ts';

const query = Type.Object(SiteQuery);
const access = { right: 'sites.change' } as const;

const PublishedVersion = Type.Object({
  /** As consents and addresses name it. */
  id: Type.String(),
  /** The same in several languages: the same text. */
  edition: Type.Integer(),
  published_at: Instant,
  begins_at: Instant,
  state: OneOf(['coming', 'current', 'earlier']),
  asks: Type.Boolean(),
  summary: Type.String(),
  /** Members who have agreed to it; of terms. */
  agreed: Type.Integer(),
  /** Members who were mailed about it; of terms. */
  mailed: Type.Integer(),
});

const LegalLanguage = Type.Object({
  language: OneOf(languages),
  /** Active members with this language: whom a publication of the terms mails and asks. */
  members: Type.Integer(),
  /** The newest first; empty: the product's text. */
  versions: Type.Array(PublishedVersion),
  /** Another language has a newer edition. */
  behind: Type.Boolean(),
  /** What is said with the next version; null: it begins at once, and terms ask for consent. */
  announcement: Nullable(Type.Object({ summary: Type.String(), begins_at: Nullable(Instant), asks: Type.Boolean() })),
});
export type LegalLanguage = Static<typeof LegalLanguage>;

export const getLegal = endpoint({
  method: 'GET',
  path: 'admin/legal.php',
  about:
    'Terms, privacy and imprint of a site in each language: versions with how many have agreed and were mailed, which languages are behind, and what is announced for the next version. The words themselves are content of the kind `legal`.',
  access,
  query,
  reply: Type.Object({
    texts: Type.Array(Type.Object({ key: OneOf(legalKeys), languages: Type.Array(LegalLanguage) })),
    /** Of the site: a text begins with one of its days. */
    time_zone: Type.String(),
  }),
  errors: {},
});

export const putLegal = endpoint({
  method: 'PUT',
  path: 'admin/legal.php',
  about:
    'Sets what is said with the next version of a text when `content-publish.php` publishes it: what changes in the words of the operator, when it begins (null: at once), and whether members have to agree to it. Only terms ask. A repeated call changes nothing.',
  access,
  refusesUnknownFields: true,
  limit: 120,
  query,
  body: Type.Object({
    key: OneOf(legalKeys),
    language: OneOf(languages),
    summary: Type.String({ maxLength: maxSummary }),
    begins_at: Type.Optional(Nullable(Instant)),
    asks: Type.Optional(Type.Boolean()),
  }),
  reply: Done,
  errors: officeLegalErrors,
});
