import * as Type from 'typebox';
import { endpoint, OneOf } from '#platform/contract/endpoint.ts';
import { languages } from '#platform/contract/languages.ts';
import { maxTeasers, Teaser } from './teaser.ts';

export const getTeasers = endpoint({
  method: 'GET',
  path: 'teasers.php',
  about: "The site's advertisements, the same for members and visitors. Nothing about the caller is stored or passed on.",
  access: 'public',
  /** Default language: the account's, else the cookie's, else the site's. */
  query: Type.Object({ language: Type.Optional(OneOf(languages)) }),
  reply: Type.Object({ teasers: Type.Array(Teaser, { maxItems: maxTeasers }) }),
  errors: {},
});
