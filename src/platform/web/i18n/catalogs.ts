import type { Messages } from 'use-intl';
import type { Language } from '#platform/contract/languages.ts';
import { createEmitter } from '../data/emitter.ts';

export type Catalog = Readonly<Record<string, unknown>>;
/** A catalog that there is; the app declares them all to use-intl (`AppConfig`). */
export type Namespace = Extract<keyof Messages, string>;
export type LoadCatalog = (namespace: Namespace, language: Language) => Promise<Catalog>;

export interface CatalogState {
  readonly language: Language;
  /** Loaded catalogs by namespace. */
  readonly messages: Readonly<Record<string, Catalog>>;
}

/** The loaded texts: one language at a time, each namespace from when a page first needs it. */
export interface Catalogs {
  state(): CatalogState;
  subscribe(listener: () => void): () => void;
  /** Resolves when all are there; pages wait for it, so that no key is ever shown. */
  ensure(namespaces: readonly Namespace[]): Promise<void>;
  /** Loads everything in use in the other language, then changes all at once. */
  switchTo(language: Language): Promise<void>;
}

/** `messages`: what is there already. */
export function createCatalogs(load: LoadCatalog, language: Language, messages: CatalogState['messages'] = {}): Catalogs {
  const inUse = new Set<Namespace>();
  let state: CatalogState = { language, messages };
  const changes = createEmitter();
  const loadAll = async (namespaces: Iterable<Namespace>, wanted: Language) =>
    Object.fromEntries(await Promise.all(Array.from(namespaces, async (name) => [name, await load(name, wanted)] as const)));
  const set = (next: CatalogState) => {
    state = next;
    changes.emit();
  };
  return {
    state: () => state,
    subscribe: changes.subscribe,
    async ensure(namespaces) {
      const missing = namespaces.filter((name) => !(name in state.messages));
      if (missing.length === 0) return;
      const loaded = await loadAll(missing, state.language);
      missing.forEach((name) => inUse.add(name));
      set({ ...state, messages: { ...state.messages, ...loaded } });
    },
    async switchTo(next) {
      if (next === state.language) return;
      const messages = await loadAll(inUse, next);
      set({ language: next, messages });
    },
  };
}
