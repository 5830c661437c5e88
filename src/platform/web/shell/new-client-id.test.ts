import { afterEach, expect, test, vi } from 'vitest';
import { newClientId } from './new-client-id.ts';

afterEach(() => vi.unstubAllGlobals());

// Regression: at http:// in a home network nobody could send a message or a form, because browsers have no crypto.randomUUID there.
test('an id is a random UUID with and without a secure context', () => {
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  expect(newClientId()).toMatch(uuid);
  vi.stubGlobal('crypto', {
    getRandomValues: <T extends Uint8Array>(bytes: T) => globalThis.process.getBuiltinModule('crypto').randomFillSync(bytes),
  });
  const ids = Array.from({ length: 50 }, newClientId);
  for (const id of ids) expect(id).toMatch(uuid);
  expect(new Set(ids).size).toBe(50);
});
