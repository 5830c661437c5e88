/**
 * Intl throws for a value that the engine does not know: a phone without a time zone is in `Etc/Unknown`, and an older engine lacks
 * the newest names. Values from outside go through these functions, which return a known one.
 */

const zones = new Map<string, boolean>();

/** The first of the time zones that the engine knows; UTC if it knows none. */
export const knownTimeZone = (...candidates: readonly (string | null | undefined)[]): string =>
  candidates.find((zone) => typeof zone === 'string' && isTimeZone(zone)) ?? 'UTC';

export function isTimeZone(zone: string): boolean {
  const known = zones.get(zone) ?? takes(() => new Intl.DateTimeFormat('en', { timeZone: zone }));
  zones.set(zone, known);
  return known;
}

/** The time zone that the browser reports; null if it reports none. */
export function ownTimeZone(): string | null {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

const regions = new Map<string, Intl.DisplayNames>();

/** A country's name, from its ISO 3166-1 code; any other text stays as it is. */
export function regionName(locale: string, code: string): string {
  const names = regions.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  regions.set(locale, names);
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

function takes(make: () => unknown): boolean {
  try {
    return make() !== null;
  } catch {
    return false;
  }
}
