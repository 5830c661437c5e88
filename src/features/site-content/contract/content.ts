import type { Static, TObject } from 'typebox';
import * as Type from 'typebox';
import { Nullable } from '#platform/contract/endpoint.ts';
import { slugPattern, maxSlugLength } from '#features/site/contract/slugged-pages.ts';
import { type ContentKind, contentLimits, maxGiftPrice, maxTeaserPosition } from './kinds.ts';

const words = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const { page, lander, icebreaker, teaser, legal } = contentLimits;

/** What one text of each kind has: in one language, or what holds in all of them. */
export const contentFields = {
  page: {
    title: Type.Optional(words(page.title)),
    /** What search engines show; null: the beginning of the body. */
    lead: Type.Optional(Nullable(words(page.lead))),
    /** Markdown without HTML. */
    body: Type.Optional(words(page.body)),
    /** In all languages: the address answers that the page has gone. In one: readers get another one. */
    hidden: Type.Optional(Type.Boolean()),
  },
  lander: {
    /** Null, or missing: our own words. */
    headline: Type.Optional(Nullable(words(lander.headline))),
    lead: Type.Optional(Nullable(words(lander.lead))),
    /** The name of one of our films, or of one in the settings of the site. */
    film: Type.Optional(Nullable(Type.String({ pattern: slugPattern, maxLength: maxSlugLength }))),
  },
  icebreaker: {
    /** Of the site's own ones. */
    text: Type.Optional(words(icebreaker.text)),
    hidden: Type.Optional(Type.Boolean()),
  },
  gift: {
    offered: Type.Boolean(),
    /** Credits; null: what the settings of the site say. */
    price: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: maxGiftPrice }))),
  },
  teaser: {
    title: Type.Optional(words(teaser.title)),
    text: Type.Optional(words(teaser.text)),
    hidden: Type.Optional(Type.Boolean()),
    /** The lowest first. */
    position: Type.Optional(Type.Integer({ minimum: 0, maximum: maxTeaserPosition })),
  },
  legal: {
    title: words(legal.title),
    /** Markdown without HTML. */
    body: words(legal.body),
  },
} as const;

export const contentSchemas = {
  page: Type.Object(contentFields.page),
  lander: Type.Object(contentFields.lander),
  icebreaker: Type.Object(contentFields.icebreaker),
  gift: Type.Object(contentFields.gift),
  teaser: Type.Object(contentFields.teaser),
  legal: Type.Object(contentFields.legal),
} as const satisfies Record<ContentKind, TObject>;

export type ContentOf<Kind extends ContentKind> = Static<(typeof contentSchemas)[Kind]>;
/** The fields of any kind. */
export type Content = ContentOf<ContentKind>;
