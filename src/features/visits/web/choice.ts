/** Version of the question in the catalogs. A visitor who answered another version is asked again. */
export const questionVersion = '2026-11-24';

const key = 'tracking-choice';
const daySeconds = 24 * 3600;
/** A yes expires with the permission that it gives. A no is valid longer, so that nobody is asked again and again. */
const validSeconds = { yes: 30 * daySeconds, no: 180 * daySeconds };

/** A visitor's answer to the question whether their origin may be counted. */
export interface Choice {
  readonly granted: boolean;
  /** Unix seconds. */
  readonly at: number;
  readonly version: string;
  /** The id of a call that is not confirmed yet, which stores the visit or deletes it; null: nothing is left to do. */
  readonly pending: string | null;
}

export const endOf = ({ granted, at }: Choice): number => at + (granted ? validSeconds.yes : validSeconds.no);

/** Null: not asked yet, or so long ago that it no longer counts. `now` in unix seconds. */
export function parseChoice(text: string | null, now: number): Choice | null {
  const choice = parse(text);
  return isChoice(choice) && choice.version === questionVersion && endOf(choice) > now ? choice : null;
}

/** The choice after an answer. A yes that was never confirmed is taken back by its own id. */
export function answered(before: Choice | null, granted: boolean, now: number, newId: () => string): Choice {
  const pending = granted ? newId() : before?.granted ? (before.pending ?? newId()) : null;
  return { granted, at: now, version: questionVersion, pending };
}

export const loadChoice = (): Choice | null => parseChoice(localStorage.getItem(key), Date.now() / 1000);
export const saveChoice = (choice: Choice): void => localStorage.setItem(key, JSON.stringify(choice));

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' &&
  value !== null &&
  'granted' in value &&
  typeof value.granted === 'boolean' &&
  'at' in value &&
  typeof value.at === 'number' &&
  'version' in value &&
  'pending' in value &&
  (value.pending === null || typeof value.pending === 'string');
