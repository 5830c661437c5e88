import * as Type from 'typebox';
import { endpoint, OneOf } from '#platform/contract/endpoint.ts';
import { languages } from '#platform/contract/languages.ts';
import { Text } from './text.ts';

export const getText = endpoint({
  method: 'GET',
  path: 'text.php',
  about:
    "One of the site's legal and help texts. Without `language` it comes in the account's, else the cookie's, else the site's. English is that of the reader's country. Terms, privacy and imprint are the operator's own (`html`) in each language in which one was published, else the product's, and never those of another language. `version` is the `id` of an earlier or coming one, which comes in its own language.",
  access: 'public',
  query: Type.Object({
    page: Type.String({ maxLength: 100 }),
    language: Type.Optional(OneOf(languages)),
    version: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  reply: Type.Object({ text: Text }),
  errors: {},
});
