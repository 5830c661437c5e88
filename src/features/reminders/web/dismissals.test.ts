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

describe('dismissed alerts', () => {
  test('are stored as unix seconds and mirrored to the server', () => {
    const page = browser();
    const dismissals = createDismissals({ ...page, initial: [] });
    let notified = 0;
    dismissals.subscribe(() => notified++);
    dismissals.dismiss('hide-enrich-alert');
    expect(page.store.get('hide-enrich-alert')).toBe('1700000000');
    expect(dismissals.current()).toEqual(['hide-enrich-alert']);
    expect(readMirror(page.mirrored.at(-1))).toEqual(['hide-enrich-alert']);
    expect(notified).toBe(1);
  });

  test('stay dismissed on the next page', () => {
    const { current } = createDismissals({ ...browser({ 'hide-enrich-alert': '1690000000' }), initial: [] });
    expect(current()).toEqual(['hide-enrich-alert']);
  });

  test('are shown again when their key is deleted, which is mirrored to the server', () => {
    const page = browser();
    const { initial, current } = createDismissals({ ...page, initial: ['hide-enrich-alert'] });
    expect(initial).toEqual(['hide-enrich-alert']);
    expect(current()).toEqual([]);
    expect(page.mirrored).toEqual(['']);
  });

  test('are mirrored only when the server has another list', () => {
    const page = browser({ 'hide-enrich-alert': '1690000000' });
    createDismissals({ ...page, initial: ['hide-enrich-alert'] });
    expect(page.mirrored).toEqual([]);
  });

  test('are those of the server where there is no storage', () => {
    const page = browser();
    expect(createDismissals({ ...page, storage: null, initial: ['hide-enrich-alert'] }).current()).toEqual(['hide-enrich-alert']);
    expect(page.mirrored).toEqual([]);
  });

  test('are read safely from a manipulated cookie', () => {
    expect(readMirror(undefined)).toEqual([]);
    expect(readMirror('x.hide-disabled-notifications-alert.hide-enrich-alert.hide-enrich-alert')).toEqual([
      'hide-disabled-notifications-alert',
      'hide-enrich-alert',
    ]);
  });
});
