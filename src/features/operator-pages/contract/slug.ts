import { isLanguage } from '#platform/contract/languages.ts';

/** Reserved first path segments: the site's own pages, paths that the server handles itself, and misleading names. */
const reserved = new Set(
  [
    'account-deleted activate cancellation chats complaints complete-signup credits decisions directdebit gallery landers',
    'lang-config likes login logout mail-change match-finder members notice notifications pages premium pricing',
    'profile reset-password settings signup signup-matches swipe-game transactions unsubscribe withdrawal api',
    'assets dev healthz icons media readyz sandbox share teasers admin index imprint privacy security support',
    'terms terms-changed offline screenshots app-shell history setup preview',
  ].flatMap((words) => words.split(' ')),
);

/** Why an address cannot be an operator's page; null: it can. */
export function slugProblem(slug: string): 'malformed' | 'reserved' | null {
  // Links of mails begin with u-, or are longer than a slug.
  if (!/^[a-z][a-z0-9-]{1,39}$/.test(slug) || slug.startsWith('u-')) return 'malformed';
  return reserved.has(slug) || isLanguage(slug) ? 'reserved' : null;
}
