import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { ClientId } from '#platform/contract/endpoint.ts';
import { clientIdOf, type CheckoutIntent, clearIntents, openIntents } from './checkout-intent.ts';

const intent: CheckoutIntent = { package: 2, method: 'paypal', code: null, returnTo: '/chats/7' };

describe('a checkout intent', () => {
  test('keeps its id until intents are cleared', () => {
    const storage = memory();
    const id = clientIdOf(storage, intent);
    expect(clientIdOf(storage, { ...intent })).toBe(id);
    clearIntents(storage);
    expect(clientIdOf(storage, intent)).not.toBe(id);
  });

  test('has another id for another package, method, code or return path', () => {
    const storage = memory();
    const ids = [
      intent,
      { ...intent, package: 3 },
      { ...intent, method: 'card' as const },
      { ...intent, code: 'HALLO10' },
      { ...intent, returnTo: null },
    ].map((changed) => clientIdOf(storage, changed));
    expect(new Set(ids).size).toBe(5);
  });

  // Regression: the press of the button made the id, so two tabs of one checkout ordered twice.
  test('has the same id in a tab that was duplicated before anything was ordered', () => {
    const storage = memory();
    openIntents(storage);
    const copy = Object.assign(memory(), storage);
    const other = { ...intent, means: 7 };
    expect(clientIdOf(copy, intent)).toBe(clientIdOf(storage, intent));
    expect(clientIdOf(copy, other)).toBe(clientIdOf(storage, other));
    clearIntents(storage);
    expect(clientIdOf(storage, intent)).not.toBe(clientIdOf(copy, intent));
  });

  test('has an id that the server accepts', () => {
    expect(Value.Check(ClientId, clientIdOf(memory(), intent))).toBe(true);
  });

  test('does not clear other entries of the storage', () => {
    const storage = memory();
    storage.setItem('signup', '{}');
    clientIdOf(storage, intent);
    clearIntents(storage);
    expect(Object.keys(storage)).toEqual(['signup']);
  });
});

/** As in browsers, entries are own properties and methods are not. */
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
