import { createEmitter } from '#platform/web/data/emitter.ts';
import type { DecisionAct } from '#features/decisions/contract/rules.ts';

/** A decision that can be undone until `until`, and what the bar says of it. */
export type Undoable = {
  readonly number: string;
  readonly site: number | null;
  readonly until: string;
} & (
  | {
      readonly case: string;
      readonly act: DecisionAct;
      readonly name: string;
      readonly photos?: undefined;
    }
  /** So many photos, decided together. */
  | { readonly photos: number }
);

const keyOf = (staff: number): string => `office:undo:${staff}`;
const changes = createEmitter();
let known: { readonly staff: number; readonly text: string; readonly list: readonly Undoable[] } | null = null;

/** The decisions of this person that may still be undone, the newest last; also those of a tab that was closed. */
export function undoable(staff: number): readonly Undoable[] {
  const text = read(keyOf(staff));
  if (known?.staff !== staff || known.text !== text) known = { staff, text, list: parse(text) };
  return known.list;
}

export const onUndoable = changes.subscribe;

export function addUndoable(staff: number, decision: Undoable, now: number): void {
  put(staff, [...undoable(staff).filter(({ until }) => isOpen(until, now)), decision]);
}

export function removeUndoable(staff: number, number: string): void {
  put(
    staff,
    undoable(staff).filter((one) => one.number !== number),
  );
}

export const isOpen = (until: string, now: number): boolean => new Date(until).getTime() > now;

function put(staff: number, list: readonly Undoable[]): void {
  try {
    if (list.length === 0) localStorage.removeItem(keyOf(staff));
    else localStorage.setItem(keyOf(staff), JSON.stringify(list));
  } catch {
    // Without storage the case itself still offers it.
  }
  changes.emit();
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function parse(text: string): readonly Undoable[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? (list as Undoable[]) : [];
  } catch {
    return [];
  }
}
