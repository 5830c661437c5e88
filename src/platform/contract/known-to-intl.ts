/**
 * Intl throws where a value is not one that the engine knows: a phone without a time zone is in `Etc/Unknown`, an older engine
 * has not heard of the newest names. What comes from outside goes through here, and is written in another way then.
 */

const zones = new Map<string, boolean>();

/** The first of the time zones that the engine knows; UTC where it knows none. */
export const knownTimeZone = (...candidates: readonly (string | null | undefined)[]): string =>
  candidates.find((zone) => typeof zone === 'string' && isTimeZone(zone)) ?? 'UTC';

export function isTimeZone(zone: string): boolean {
  const known = zones.get(zone) ?? takes(() => new Intl.DateTimeFormat('en', { timeZone: zone }));
  zones.set(zone, known);
  return known;
}

/** The browser's own time zone as it says it; null where it says none. */
export function ownTimeZone(): string | null {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

const regions = new Map<string, Intl.DisplayNames>();

/** A country's name, from its ISO 3166-1 code; what is no code stays as it is. */
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
