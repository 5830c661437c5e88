import * as Type from 'typebox';
import { endpoint, OneOf } from '#platform/contract/endpoint.ts';
import { languages } from '#platform/contract/languages.ts';
import { Text } from './text.ts';

export const getText = endpoint({
  method: 'GET',
  path: 'text.php',
  about:
    "One of the site's legal and help texts. Without `language` it comes in the account's, else the cookie's, else the site's. English is that of the reader's country.",
  access: 'public',
  query: Type.Object({ page: Type.String({ maxLength: 100 }), language: Type.Optional(OneOf(languages)) }),
  reply: Type.Object({ text: Text }),
  errors: {},
});
