import { describe, expect, test } from 'vitest';
import { alertFor, dismissKeys } from './alert-rules.ts';

type Standing = Parameters<typeof alertFor>[0];

const photo: Standing['user']['profile']['main_image'] = {
  id: 1,
  filename: 'a.webp',
  thumb_filename: 'a-160.webp',
  status: 'active',
  match: '/media/a.webp',
  width: 800,
  height: 1000,
  files: { address: '', widths: [], avif: false },
  thumb_hash: '',
  caption: '',
  locked: false,
};
const free: Standing['user'] = { status: 'active', notifications_disabled: [], profile: { status: 'active', main_image: photo } };
const faceless: Standing['user'] = { ...free, profile: { status: 'active', main_image: null } };
const unconfirmed: Standing['user'] = { ...free, status: 'not_confirmed', profile: { status: 'disabled', main_image: null } };
const switchedOff: Standing['user'] = { ...free, notifications_disabled: ['like'] };

const on = (pathname: string, user: Standing['user'], dismissed: readonly string[] = [], canPush = false) =>
  alertFor({ user, pathname, dismissed, canPush });

describe('the reminder to activate', () => {
  test('stands above pages until the account is active', () => {
    expect(on('/members', unconfirmed)).toBe('activation');
    expect(on('/members', { ...unconfirmed, status: 'active' })).not.toBe('activation');
    expect(on('/members', { ...unconfirmed, profile: { status: 'active', main_image: photo } })).toBeNull();
  });

  test('gives way to the notice of what is switched off', () => {
    expect(on('/members', { ...unconfirmed, notifications_disabled: ['news'] })).toBe('disabled');
  });

  test.each(['/signup', '/complete-signup', '/settings', '/notifications', '/activate/error', `/${'a'.repeat(43)}`])(
    'is not on %s',
    (path) => {
      expect(on(path, unconfirmed)).not.toBe('activation');
    },
  );

  test('cannot be dismissed', () => {
    expect(on('/members', unconfirmed, Object.values(dismissKeys))).toBe('activation');
  });
});

describe('the notice of a missing photo', () => {
  test('goes with the first photo, or for good when it is dismissed', () => {
    expect(on('/members', faceless)).toBe('photo');
    expect(on('/members', free)).toBeNull();
    expect(on('/members', faceless, ['hide-enrich-alert'])).toBeNull();
  });

  test.each(['/profile', '/signup', '/activate/done', '/premium', '/notifications', '/directdebit', '/settings'])(
    'is not on %s',
    (path) => {
      expect(on(path, faceless)).toBeNull();
    },
  );

  test.each(['/members', '/members/12', '/credits', '/likes', '/activate/error'])('is on %s', (path) => {
    expect(on(path, faceless)).toBe('photo');
  });
});

describe('the notice of what is switched off', () => {
  test('comes before the missing photo, and goes when it is dismissed', () => {
    const both = { ...faceless, notifications_disabled: switchedOff.notifications_disabled };
    expect(on('/members', both)).toBe('disabled');
    expect(on('/members', both, ['hide-disabled-notifications-alert'])).toBe('photo');
  });

  test.each(['/settings', '/notifications'])('is not on %s, where it is arranged', (path) => {
    expect(on(path, switchedOff)).toBeNull();
  });
});

describe('the notice that push can be switched on', () => {
  test('stands where it can be, after all others, until it is dismissed', () => {
    expect(on('/members', free, [], true)).toBe('push');
    expect(on('/members', free)).toBeNull();
    expect(on('/members', faceless, [], true)).toBe('photo');
    expect(on('/members', free, ['hide-push-notification-alert'], true)).toBeNull();
  });

  test.each(['/signup', '/complete-signup', '/notifications', '/activate/done', '/directdebit', '/premium'])('is not on %s', (path) => {
    expect(on(path, free, [], true)).toBeNull();
  });

  test.each(['/settings', '/profile', '/credits', '/likes', '/'])('is on %s', (path) => {
    expect(on(path, free, [], true)).toBe('push');
  });
});
