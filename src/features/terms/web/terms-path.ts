/** Pages that a member needs to decide, to take data and money along, to complain, or to leave. */
const goesOn =
  /^\/(?:terms-changed|pages|settings|transactions|complaints|withdrawal|cancellation|notice|decisions|history|unsubscribe|mail-change|reset-password)(?:\/|$)/;

/** The page that asks about the terms and then opens `wanted`: an absolute URL, or a path of this site. Null: that page goes on. */
export function termsPath(wanted: string): string | null {
  const { pathname, search } = new URL(wanted, 'http://site.invalid');
  return goesOn.test(pathname) ? null : `/terms-changed?to=${encodeURIComponent(pathname + search)}`;
}
