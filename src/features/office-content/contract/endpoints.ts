import * as Type from 'typebox';
import { endpoint, Id, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { languages } from '#platform/contract/languages.ts';
import { contentKinds } from '#features/site-content/contract/kinds.ts';
import { teaserKinds } from '#features/teasers/contract/teaser-kinds.ts';
import { SiteQuery } from '#features/staff/contract/schemas.ts';
import { officeContentErrors } from './errors.ts';
import { ContentBody, ContentPiece, ContentText, ContentVersion, FullPiece, TextKey } from './schemas.ts';

const query = Type.Object(SiteQuery);
const access = { right: 'sites.change' } as const;
const Key = Type.String({ maxLength: 60 });
const Texts = Type.Object({ texts: Type.Array(ContentText) });
const seen = { version: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })) };

export const getContentList = endpoint({
  method: 'GET',
  path: 'admin/content-list.php',
  about:
    'Every piece of content of a site without its texts: the own pages, landers, icebreakers, gifts, teasers and legal texts, in which languages they are live, and which have a draft.',
  access,
  query,
  reply: Type.Object({
    pieces: Type.Array(ContentPiece),
    /** The site's own language: readers without a text in theirs see this one. */
    language: OneOf(languages),
    /** The names of the films that a lander can show: ours, and those in the settings of the site. */
    films: Type.Array(Type.String()),
    /** Credits of a gift without a price of its own. */
    gift_credits: Type.Integer(),
  }),
  errors: {},
});

export const getContent = endpoint({
  method: 'GET',
  path: 'admin/content.php',
  about:
    'The pieces of one kind with their texts, or one piece with `key`. Each `content` of a text can be changed and sent back with PUT. `next` is for `after`; null: there are no more.',
  access,
  query: Type.Object({
    ...SiteQuery,
    kind: OneOf(contentKinds),
    key: Type.Optional(Key),
    after: Type.Optional(Key),
  }),
  reply: Type.Object({ content: Type.Array(FullPiece), next: Nullable(Type.String()), language: OneOf(languages) }),
  errors: {},
});

export const putContent = endpoint({
  method: 'PUT',
  path: 'admin/content.php',
  about:
    'Saves a text as a draft; nothing of it is live. A body has what its kind has: other fields are refused. It replaces the whole text, so a field that is missing is no longer set. With `version`, the error `changed_meanwhile` has both versions and the fields of theirs where somebody else was faster; without it the later one counts, and the earlier one stays in the history. A repeated call changes nothing.',
  access,
  refusesUnknownFields: true,
  limit: 240,
  query,
  body: ContentBody,
  reply: Texts,
  errors: errorsOf(officeContentErrors, 'changed_meanwhile', 'content_refused'),
});

export const publishContent = endpoint({
  method: 'POST',
  path: 'admin/content-publish.php',
  about:
    'Makes the draft of a text live, at once in every process. `language` null: what holds in all languages; without `language`: every draft of the piece.',
  access,
  refusesUnknownFields: true,
  limit: 120,
  query,
  body: Type.Object({ ...TextKey, ...seen }),
  reply: Texts,
  errors: errorsOf(officeContentErrors, 'changed_meanwhile', 'content_refused', 'nothing_to_publish'),
});

export const revertContent = endpoint({
  method: 'POST',
  path: 'admin/content-revert.php',
  about: 'Publishes what was live in an earlier version of a text again, as a new version.',
  access,
  refusesUnknownFields: true,
  limit: 120,
  query,
  body: Type.Object({ ...TextKey, to: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), ...seen }),
  reply: Texts,
  errors: errorsOf(officeContentErrors, 'changed_meanwhile', 'content_refused', 'nothing_to_publish'),
});

export const addTeaser = endpoint({
  method: 'POST',
  path: 'admin/teaser-new.php',
  about:
    'Adds a teaser with its German text, live at once, after those that there are. `file`: its picture (JPEG, PNG or WebP), which is stored as a small WebP. Texts in other languages, its place and its end come by `content.php` and `content-publish.php`. A repeated call adds no second one.',
  access,
  limit: 30,
  query,
  upload: true,
  body: Type.Object({
    kind: OneOf(teaserKinds),
    /** Named on the card. */
    advertiser: Type.String({ maxLength: 200 }),
    /** Https. */
    url: Type.String({ maxLength: 3000 }),
    title: Type.String({ maxLength: 200 }),
    text: Type.String({ maxLength: 400 }),
  }),
  reply: Type.Object({ id: Id }),
  errors: errorsOf(officeContentErrors, 'content_refused', 'picture_refused'),
});

export const getContentVersions = endpoint({
  method: 'GET',
  path: 'admin/content-history.php',
  about:
    'The versions of a text, the newest first, with who saved and who published each. `language` is left out for what holds in all languages.',
  access,
  query: Type.Object({
    ...SiteQuery,
    kind: OneOf(contentKinds),
    key: Key,
    language: Type.Optional(OneOf(languages)),
    /** Versions before this one. */
    after: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  }),
  reply: Type.Object({ versions: Type.Array(ContentVersion), next: Nullable(Type.Integer()) }),
  errors: {},
});

export const previewContent = endpoint({
  method: 'POST',
  path: 'admin/content-preview.php',
  about:
    'What readers would see of a text that has not been saved: the body as HTML, and what each language would get instead where it has no text of its own. Changes nothing.',
  access,
  refusesUnknownFields: true,
  limit: 240,
  query,
  body: ContentBody,
  reply: Type.Object({
    /** Of Markdown; null for kinds without a body. */
    html: Nullable(Type.String()),
    /** For each language without a text of its own: whose text is read there. Null: our own words; a language: that one. */
    instead: Type.Array(Type.Object({ language: OneOf(languages), shows: Nullable(OneOf(languages)) })),
  }),
  errors: errorsOf(officeContentErrors, 'content_refused'),
});
