import { cautions } from '../contract/message.ts';
import { browserStorage } from './browser-storage.ts';
import type { CautionsTold } from './caution-plan.ts';

/** Reads what this browser remembers; what cannot be read counts as not told. */
export function readCautionsTold(text: string | null): CautionsTold {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    if (typeof found !== 'object' || found === null) return {};
    const ids = new Map<string, unknown>(Object.entries(found));
    const told = cautions.map((kind) => [kind, ids.get(kind)] as const).filter(([, id]) => typeof id === 'number');
    return Object.fromEntries(told);
  } catch {
    return {};
  }
}

const listeners = new Set<() => void>();

/** Where this browser remembers, in words that `readCautionsTold` reads. */
export const cautionMemory = {
  get: (key: string): string => browserStorage.get(key) ?? '',
  set(key: string, told: CautionsTold): void {
    browserStorage.set(key, JSON.stringify(told));
    listeners.forEach((listener) => listener());
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
