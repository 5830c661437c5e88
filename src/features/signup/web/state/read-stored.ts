import type { TabStorage } from './tab-storage.ts';

/** The JSON object stored under a key; empty when there is none or it is invalid. */
export function readStored(storage: TabStorage, key: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
  } catch {
    return {};
  }
}
