import type { Static } from 'typebox';
import * as Type from 'typebox';
import { endpoint, Instant, OneOf } from '#platform/contract/endpoint.ts';
import { languages } from '#platform/contract/languages.ts';

export const OperatorPage = Type.Object({
  slug: Type.String(),
  /** Language of the text: the reader's, else the site's, else German, else the first available. */
  language: OneOf(languages),
  title: Type.String(),
  /** Made of Markdown by the server: no markup of an operator's own, no scripts, no images. */
  html: Type.String(),
  changed_at: Instant,
});
export type OperatorPage = Static<typeof OperatorPage>;

export const getOperatorPage = endpoint({
  method: 'GET',
  path: 'page.php',
  about: 'A page that the operator wrote, as HTML. `not_found` when there is none, `page_withdrawn` when there was one.',
  access: 'public',
  query: Type.Object({ slug: Type.String({ maxLength: 200 }), language: Type.Optional(OneOf(languages)) }),
  reply: Type.Object({ page: OperatorPage }),
  errors: { page_withdrawn: 410 },
});
