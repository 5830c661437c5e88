import type { Language } from '#platform/contract/languages.ts';

export type Catalog = Readonly<Record<string, unknown>>;
export type LoadCatalog = (namespace: string, language: Language) => Promise<Catalog>;

export interface CatalogState {
  readonly language: Language;
  /** Loaded catalogs by namespace. */
  readonly messages: Readonly<Record<string, Catalog>>;
}

/** The texts in use: one language at a time, a namespace when a page first needs it. */
export interface Catalogs {
  state(): CatalogState;
  subscribe(listener: () => void): () => void;
  /** Resolves when all are there; pages wait for it, so that no key is ever shown. */
  ensure(namespaces: readonly string[]): Promise<void>;
  /** Loads everything in use in the other language, then changes all at once. */
  switchTo(language: Language): Promise<void>;
}

export function createCatalogs(load: LoadCatalog, language: Language): Catalogs {
  let state: CatalogState = { language, messages: {} };
  const listeners = new Set<() => void>();
  const loadAll = async (namespaces: readonly string[], wanted: Language) =>
    Object.fromEntries(await Promise.all(namespaces.map(async (name) => [name, await load(name, wanted)] as const)));
  const set = (next: CatalogState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async ensure(namespaces) {
      const missing = namespaces.filter((name) => !(name in state.messages));
      if (missing.length === 0) return;
      const loaded = await loadAll(missing, state.language);
      set({ ...state, messages: { ...state.messages, ...loaded } });
    },
    async switchTo(next) {
      if (next === state.language) return;
      const messages = await loadAll(Object.keys(state.messages), next);
      set({ language: next, messages });
    },
  };
}
