import type { Messages } from 'use-intl';
import type { Language } from '#platform/contract/languages.ts';
import { createEmitter } from './emitter.ts';

export type Catalog = Readonly<Record<string, unknown>>;
/** The name of a catalog; the app declares all of them to use-intl (`AppConfig`). */
export type Namespace = Extract<keyof Messages, string>;
export type LoadCatalog = (namespace: Namespace, language: Language) => Promise<Catalog>;

export interface CatalogState {
  readonly language: Language;
  /**
   * Loaded catalogs by namespace. The object grows in place: the rendered page needs none of the later catalogs, and a new object
   * would render all of it again.
   */
  readonly messages: Readonly<Record<string, Catalog>>;
}

/** The loaded texts: one language at a time, each namespace from its first use. */
export interface Catalogs {
  state(): CatalogState;
  /** Called when the language has changed. */
  subscribe(listener: () => void): () => void;
  /** Resolves when all are loaded. Pages wait for it, so no key is ever shown. */
  ensure(namespaces: readonly Namespace[]): Promise<void>;
  /** Loads everything in use in the other language, then changes all at once. */
  switchTo(language: Language): Promise<void>;
}

/** `messages`: the texts that are already loaded. */
export function createCatalogs(load: LoadCatalog, language: Language, messages: CatalogState['messages'] = {}): Catalogs {
  let state: { readonly language: Language; readonly messages: Record<string, Catalog> } = { language, messages: { ...messages } };
  const changes = createEmitter();
  /** Loads the missing ones; true if there were any. */
  const loadMissing = async (names: readonly string[], into: typeof state): Promise<boolean> => {
    const missing = names.filter((name) => !(name in into.messages));
    await Promise.all(missing.map(async (name) => (into.messages[name] = await load(name as Namespace, into.language))));
    return missing.length > 0;
  };
  return {
    state: () => state,
    subscribe: changes.subscribe,
    // Once more if the language changed meanwhile.
    async ensure(namespaces) {
      while (await loadMissing(namespaces, state));
    },
    async switchTo(language) {
      if (language === state.language) return;
      const next = { language, messages: {} };
      // While they load, a page may come to need more.
      while (await loadMissing(Object.keys(state.messages), next));
      state = next;
      changes.emit();
    },
  };
}
