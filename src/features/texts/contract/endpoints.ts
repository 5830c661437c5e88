import * as Type from 'typebox';
import { endpoint, OneOf } from '#platform/contract/endpoint.ts';
import { languages } from '#platform/contract/languages.ts';
import { Text } from './text.ts';

/**
 * One of the site's legal and help texts, with the operator's data woven in. Default language: the account's, else the
 * cookie's, else the site's. 404 `not_found` for a page that there is not.
 */
export const getText = endpoint({
  method: 'GET',
  path: 'text.php',
  access: 'public',
  query: Type.Object({ page: Type.String({ maxLength: 100 }), language: Type.Optional(OneOf(languages)) }),
  reply: Type.Object({ text: Text }),
  errors: {},
});
