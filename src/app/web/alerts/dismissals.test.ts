import { describe, expect, test } from 'vitest';
import { createDismissals, readMirror } from './dismissals.ts';

function browser(stored: Record<string, string> = {}) {
  const store = new Map(Object.entries(stored));
  const mirrored: string[] = [];
  return {
    store,
    mirrored,
    storage: { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => void store.set(key, value) },
    mirror: (text: string) => void mirrored.push(text),
    now: () => 1_700_000_000_900,
  };
}

describe('dismissed notices', () => {
  test('are stored as unix seconds and told to the server', () => {
    const page = browser();
    const dismissals = createDismissals({ ...page, known: [] });
    let told = 0;
    dismissals.subscribe(() => told++);
    dismissals.dismiss('hide-enrich-alert');
    expect(page.store.get('hide-enrich-alert')).toBe('1700000000');
    expect(dismissals.current()).toEqual(['hide-enrich-alert']);
    expect(readMirror(page.mirrored.at(-1))).toEqual(['hide-enrich-alert']);
    expect(told).toBe(1);
  });

  test('stay dismissed on the next page', () => {
    const { current } = createDismissals({ ...browser({ 'hide-enrich-alert': '1690000000' }), known: [] });
    expect(current()).toEqual(['hide-enrich-alert']);
  });

  test('come back when their key is deleted, and the server hears of it', () => {
    const page = browser();
    const { known, current } = createDismissals({ ...page, known: ['hide-enrich-alert'] });
    expect(known).toEqual(['hide-enrich-alert']);
    expect(current()).toEqual([]);
    expect(page.mirrored).toEqual(['']);
  });

  test('are told to the server only when it does not know them', () => {
    const page = browser({ 'hide-enrich-alert': '1690000000' });
    createDismissals({ ...page, known: ['hide-enrich-alert'] });
    expect(page.mirrored).toEqual([]);
  });

  test('are what the server knows where there is no storage', () => {
    const page = browser();
    expect(createDismissals({ ...page, storage: null, known: ['hide-enrich-alert'] }).current()).toEqual(['hide-enrich-alert']);
    expect(page.mirrored).toEqual([]);
  });

  test('are read from a cookie that anybody may have written', () => {
    expect(readMirror(undefined)).toEqual([]);
    expect(readMirror('x.hide-disabled-notifications-alert.hide-enrich-alert.hide-enrich-alert')).toEqual([
      'hide-disabled-notifications-alert',
      'hide-enrich-alert',
    ]);
  });
});
