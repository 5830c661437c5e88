import type { Messages } from 'use-intl';
import type { Language } from '#platform/contract/languages.ts';
import { createEmitter } from '../data/emitter.ts';

export type Catalog = Readonly<Record<string, unknown>>;
/** A catalog that there is; the app declares them all to use-intl (`AppConfig`). */
export type Namespace = Extract<keyof Messages, string>;
export type LoadCatalog = (namespace: Namespace, language: Language) => Promise<Catalog>;

export interface CatalogState {
  readonly language: Language;
  /**
   * Loaded catalogs by namespace. It grows in place: what is on the page needs none of those that come later, and a new
   * object would draw all of it again.
   */
  readonly messages: Readonly<Record<string, Catalog>>;
}

/** The loaded texts: one language at a time, each namespace from when a page first needs it. */
export interface Catalogs {
  state(): CatalogState;
  /** Called when the language has changed. */
  subscribe(listener: () => void): () => void;
  /** Resolves when all are there; pages wait for it, so that no key is ever shown. */
  ensure(namespaces: readonly Namespace[]): Promise<void>;
  /** Loads everything in use in the other language, then changes all at once. */
  switchTo(language: Language): Promise<void>;
}

/** `messages`: what is there already. */
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
    // Once more where the language was changed meanwhile.
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
