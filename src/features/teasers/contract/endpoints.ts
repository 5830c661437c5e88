import * as Type from 'typebox';
import { endpoint, OneOf } from '#platform/contract/endpoint.ts';
import { languages } from '#platform/contract/languages.ts';
import { mostTeasers, Teaser } from './teaser.ts';

/** What the site advertises, the same for members and visitors; of who asks nothing is kept, and nothing is handed on. */
export const getTeasers = endpoint({
  method: 'GET',
  path: 'teasers.php',
  access: 'public',
  /** Without a language: the account's, that of the cookie, or the site's. */
  query: Type.Object({ language: Type.Optional(OneOf(languages)) }),
  reply: Type.Object({ teasers: Type.Array(Teaser, { maxItems: mostTeasers }) }),
  errors: {},
});
