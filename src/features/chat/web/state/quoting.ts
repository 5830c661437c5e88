import { createEmitter } from '#platform/web/data/emitter.ts';
import type { Quote } from '../../contract/message.ts';

/** The message that the next one to a member (profile id) will answer. */
export interface Quoting {
  get(to: number): Quote | null;
  set(to: number, quote: Quote | null): void;
  /** Returns the quoted message and clears it, because the message that answers it is being sent. */
  take(to: number): Quote | null;
  subscribe(listener: () => void): () => void;
}

export function createQuoting(): Quoting {
  const quotes = new Map<number, Quote>();
  const changes = createEmitter();
  const get = (to: number): Quote | null => quotes.get(to) ?? null;
  const set = (to: number, quote: Quote | null): void => {
    if (quote === null) quotes.delete(to);
    else quotes.set(to, quote);
    changes.emit();
  };
  return {
    get,
    set,
    take(to) {
      const quote = get(to);
      if (quote !== null) set(to, null);
      return quote;
    },
    subscribe: changes.subscribe,
  };
}
