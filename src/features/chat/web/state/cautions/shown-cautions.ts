import { createEmitter } from '#platform/web/data/emitter.ts';

import { cautions } from '../../../contract/cautions.ts';
import { browserStorage } from '../browser-storage.ts';
import type { ShownCautions } from './caution-plan.ts';

/** Parses what this browser has stored; an unreadable value counts as no cautions shown. */
export function readShownCautions(text: string | null): ShownCautions {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    if (typeof found !== 'object' || found === null) return {};
    const ids = new Map<string, unknown>(Object.entries(found));
    const shown = cautions.map((kind) => [kind, ids.get(kind)] as const).filter(([, id]) => typeof id === 'number');
    return Object.fromEntries(shown);
  } catch {
    return {};
  }
}

const changes = createEmitter();

/** This browser's storage for shown cautions, as text that `readShownCautions` parses. */
export const cautionStorage = {
  get: (key: string): string => browserStorage.get(key) ?? '',
  set(key: string, shown: ShownCautions): void {
    browserStorage.set(key, JSON.stringify(shown));
    changes.emit();
  },
  subscribe: changes.subscribe,
};
