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
  const inUse = new Set<Namespace>();
  let state: { readonly language: Language; readonly messages: Record<string, Catalog> } = { language, messages: { ...messages } };
  const changes = createEmitter();
  const loadAll = async (namespaces: Iterable<Namespace>, wanted: Language) =>
    Object.fromEntries(await Promise.all(Array.from(namespaces, async (name) => [name, await load(name, wanted)] as const)));
  const ensure = async (namespaces: readonly Namespace[]): Promise<void> => {
    const { language: wanted, messages: known } = state;
    const missing = namespaces.filter((name) => !(name in known));
    if (missing.length === 0) return;
    Object.assign(known, await loadAll(missing, wanted));
    missing.forEach((name) => inUse.add(name));
    // The language was changed meanwhile.
    if (state.messages !== known) await ensure(namespaces);
  };
  return {
    state: () => state,
    subscribe: changes.subscribe,
    ensure,
    async switchTo(next) {
      if (next === state.language) return;
      const loaded: Record<string, Catalog> = {};
      const missing = () => Array.from(inUse).filter((name) => !(name in loaded));
      // While they load, a page may come to need more.
      while (missing().length > 0) Object.assign(loaded, await loadAll(missing(), next));
      state = { language: next, messages: loaded };
      changes.emit();
    },
  };
}
