import type { Call } from '#platform/server/http/context.ts';

export interface VisitorCountry {
  /** From the operator's proxy; null when nothing is known. */
  readonly guessedCountry: string | null;
  readonly chosenCountry: string | null;
}

/** `header` is the one in which the operator's proxy names the country, or null. */
export function visitorCountry(call: Call, header: string | null): VisitorCountry {
  return {
    guessedCountry: header === null ? null : asCountry(call.header(header)),
    chosenCountry: asCountry(call.cookie('country')),
  };
}

const asCountry = (value: string | undefined): string | null => (value !== undefined && /^[A-Z]{2}$/.test(value) ? value : null);
