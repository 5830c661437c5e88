import { describe, expect, test } from 'vitest';
import { clientIdOf, type CheckoutIntent, forgetIntents } from './checkout-intent.ts';

const intent: CheckoutIntent = { package: 2, method: 'paypal', returnTo: '/chats/7' };

describe('a checkout intent', () => {
  test('keeps its id until it is forgotten', () => {
    const storage = memory();
    const id = clientIdOf(storage, intent);
    expect(clientIdOf(storage, { ...intent })).toBe(id);
    forgetIntents(storage);
    expect(clientIdOf(storage, intent)).not.toBe(id);
  });

  test('is another one for another package, method or way back', () => {
    const storage = memory();
    const ids = [intent, { ...intent, package: 3 }, { ...intent, method: 'card' as const }, { ...intent, returnTo: null }].map((wish) =>
      clientIdOf(storage, wish),
    );
    expect(new Set(ids).size).toBe(4);
  });

  test('leaves what others keep in the storage', () => {
    const storage = memory();
    storage.setItem('signup', '{}');
    clientIdOf(storage, intent);
    forgetIntents(storage);
    expect(Object.keys(storage)).toEqual(['signup']);
  });
});

/** As in browsers the entries are own properties, and the methods are not. */
function memory(): Storage {
  return Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  });
}
