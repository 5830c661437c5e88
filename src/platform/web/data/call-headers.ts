import { languageHeader } from '#platform/contract/languages.ts';
import { memberHeader } from '#platform/contract/http/named-member.ts';
import { appHeaders } from '#platform/contract/service-worker.ts';

let readMember = (): number | null => null;

/**
 * Sets the member whom the page shows as logged in; every call and the live socket name that member from now on. Called once, by
 * the page's entry.
 */
export function nameMember(read: () => number | null): void {
  readMember = read;
}

/** The member for whom the page acts; null for a visitor. */
export const namedMember = (): number | null => readMember();

/** The headers with which every call describes its page. */
export function callHeaders(): Record<string, string> {
  const member = readMember();
  return {
    ...appHeaders,
    [languageHeader]: document.documentElement.lang,
    ...(member === null ? {} : { [memberHeader]: String(member) }),
  };
}
