import { domainToUnicode } from 'node:url';

/**
 * A stored address as its owner writes it: `anna@münchen.de`. To be shown to its owner only, because letters of many scripts look
 * alike.
 */
export function shownEmail(email: string): string {
  const [local, domain = ''] = email.split('@');
  return `${local}@${domainToUnicode(domain) || domain}`;
}
