import type { Settings } from '#features/site/contract/settings.ts';

/** Countries where the chat and advertised pages ask for the age (specification §2, §9). */
const chatAndLanderCountries = ['NL', 'DE'];

/** Pages without the question: the three of specification §2, and what anybody must be able to read or do without an answer. */
const open =
  /^\/(?:complete-signup|reset-password|reset-password\/do|pages\/.*|complaints|notice(?:\/.*)?|withdrawal(?:\/.*)?|cancellation|unsubscribe\/.*)\/?$/;

/** Pages that show their content without the entry warning. */
export const isOpenPage = (path: string): boolean => open.test(path);

export type Layout = 'default' | 'chat' | 'lander';

type Site = Pick<
  Settings,
  'enable_site_entry_popup' | 'countries' | 'entry_warning_countries' | 'geoip_country' | 'geoip_selected_country'
>;

/** A conversation, whose visitors are sent to the login and back. */
const conversation = /^\/(?:chats\/\d+|members\/\d+\/chat)(?:[/?#]|$)/;

/** The layout whose rule applies: a login page that leads to a conversation has the rule of the chat. */
export const ruleOf = (layout: Layout, path: string, search: URLSearchParams): Layout =>
  path === '/login' && conversation.test(search.get('to') ?? '') ? 'chat' : layout;

/** Whether a visitor of the page is to be asked; `path` without a language. An unknown country is on no list. */
export function asksForAge(site: Site, layout: Layout, path: string): boolean {
  const country = site.geoip_selected_country ?? site.geoip_country;
  if (!site.enable_site_entry_popup || country === null || isOpenPage(path)) return false;
  const listed = layout === 'default' ? (site.entry_warning_countries ?? site.countries) : chatAndLanderCountries;
  return listed.includes(country);
}
