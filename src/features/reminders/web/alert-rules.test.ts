import { describe, expect, test } from 'vitest';
import { dismissKeys } from './alert-kinds.ts';
import { alertsFor } from './alert-rules.ts';

type AlertContext = Parameters<typeof alertsFor>[0];

const photo: AlertContext['user']['profile']['main_image'] = {
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
const free: AlertContext['user'] = {
  status: 'active',
  notifications_disabled: [],
  profile: { name: 'Mara', status: 'active', main_image: photo, asks_about_visitors: false },
};
const faceless: AlertContext['user'] = {
  ...free,
  profile: { name: 'Mara', status: 'active', main_image: null, asks_about_visitors: false },
};
const unconfirmed: AlertContext['user'] = {
  ...free,
  status: 'not_confirmed',
  profile: { name: 'Mara', status: 'disabled', main_image: null, asks_about_visitors: false },
};
const switchedOff: AlertContext['user'] = { ...free, notifications_disabled: ['like'] };

const all = (
  pathname: string | null,
  user: AlertContext['user'],
  dismissed: readonly string[] = [],
  canPush = false,
  answered = true,
  canInstall = false,
) => alertsFor({ user, pathname, dismissed, canPush, canInstall, answered });
/** The one in the line. */
const on = (...context: Parameters<typeof all>) => all(...context)[0] ?? null;

test('all alerts that are due can be reached, the most important first', () => {
  const user = { ...unconfirmed, profile: { name: 'Mara', status: 'disabled', main_image: null, asks_about_visitors: false } } as const;
  expect(all('/members', user, [], true, false)).toEqual(['activation', 'photo', 'push']);
  expect(all('/members', { ...user, notifications_disabled: ['like'] }, [], true, false)).toEqual(['disabled', 'photo', 'push']);
  // Once somebody has answered, there is something to be told.
  expect(all('/members', user, [], true)).toEqual(['activation', 'push', 'photo']);
  expect(all('/profile', user, [], true)).toEqual(['activation', 'push']);
});

test('the list of the account menu has all that are due, whatever page is open', () => {
  const user = { ...unconfirmed, profile: { name: 'Mara', status: 'disabled', main_image: null, asks_about_visitors: false } } as const;
  expect([all('/swipe-game', user, [], true, false), all(null, user, [], true, false)]).toEqual([[], ['activation', 'photo', 'push']]);
  expect(all(null, user, [dismissKeys.photo, dismissKeys.push], true, false)).toEqual(['activation']);
});

test.each(['/swipe-game', '/match-finder', '/members/12', '/likes/m/12'])('none is on %s, where people look at each other', (path) => {
  expect(
    all(path, { ...unconfirmed, profile: { name: 'Mara', status: 'disabled', main_image: null, asks_about_visitors: false } }, [], true),
  ).toEqual([]);
});

describe('the reminder to activate', () => {
  test('is shown until the account is active', () => {
    expect(on('/members', unconfirmed)).toBe('activation');
    expect(on('/members', { ...unconfirmed, status: 'active' })).not.toBe('activation');
    expect(
      on('/members', { ...unconfirmed, profile: { name: 'Mara', status: 'active', main_image: photo, asks_about_visitors: false } }),
    ).toBeNull();
  });

  test('is replaced by the alert about disabled notifications', () => {
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

describe('the alert about a missing photo', () => {
  test('disappears with the first photo, and permanently when it is dismissed', () => {
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

  test.each(['/members', '/credits', '/likes', '/activate/error'])('is on %s', (path) => {
    expect(on(path, faceless)).toBe('photo');
  });
});

describe('the alert about disabled notifications', () => {
  test('comes before the missing photo, and disappears when it is dismissed', () => {
    const both = { ...faceless, notifications_disabled: switchedOff.notifications_disabled };
    expect(on('/members', both)).toBe('disabled');
    expect(on('/members', both, ['hide-disabled-notifications-alert'])).toBe('photo');
  });

  test.each(['/settings', '/notifications'])('is not on %s, where notifications are set', (path) => {
    expect(on(path, switchedOff)).toBeNull();
  });
});

describe('the alert that push can be switched on', () => {
  // Regression: the alert waited for the first reply, so members without one were never asked (specification §4).
  test('is shown wherever push is possible, until it is dismissed', () => {
    expect(on('/members', free, [], true)).toBe('push');
    expect(on('/members', free, [], true, false)).toBe('push');
    expect(on('/members', free)).toBeNull();
    expect(on('/members', faceless, [], true, false)).toBe('photo');
    expect(on('/members', faceless, [], true)).toBe('push');
    expect(on('/members', free, ['hide-push-notification-alert'], true)).toBeNull();
  });

  test.each(['/signup', '/complete-signup', '/notifications', '/activate/done', '/directdebit', '/premium'])('is not on %s', (path) => {
    expect(on(path, free, [], true)).toBeNull();
  });

  test.each(['/settings', '/profile', '/credits', '/likes', '/'])('is on %s', (path) => {
    expect(on(path, free, [], true)).toBe('push');
  });
});

describe('the offer to install', () => {
  const offered = (path: string, answered: boolean, dismissed: readonly string[] = []) => all(path, free, dismissed, true, answered, true);

  test('comes with the first reply, after that of push', () => {
    expect(offered('/members', true)).toEqual(['push', 'install']);
    expect(offered('/members', false)).toEqual(['push']);
  });

  test('comes alone where push is settled, and never again once it was declined', () => {
    expect(offered('/members', true, [dismissKeys.push])).toEqual(['install']);
    expect(offered('/members', true, [dismissKeys.push, dismissKeys.install])).toEqual([]);
  });

  test('is not where people look at each other, sign up or pay', () => {
    for (const path of ['/swipe-game', '/members/12', '/signup', '/premium']) expect([path, offered(path, true)]).toEqual([path, []]);
  });
});

describe('the request for another name', () => {
  const named = (name: string): AlertContext['user'] => ({ ...free, profile: { ...free.profile, name } });

  test('is shown to members whose name breaks the rule, wherever they go, until it is changed', () => {
    expect(on('/members', named('anna.de'))).toBe('name');
    expect(on('/profile', named('Anna 0171 2345678'))).toBe('name');
    expect(all('/members', named('anna.de'), Object.values(dismissKeys))).toEqual(['name']);
    expect(on('/members', named('Anna'))).toBeNull();
  });

  test('is not where people look at each other', () => expect(on('/members/12', named('anna.de'))).toBeNull());
});

test('who has a photo is asked about visitors, between the photo and push, but not where other things are settled', () => {
  const user = { ...free, profile: { ...free.profile, asks_about_visitors: true } };
  expect(all('/members', user, [], true, false)).toEqual(['visitors', 'push']);
  expect(all('/members', user, [], true)).toEqual(['push', 'visitors']);
  for (const page of ['/settings', '/premium', '/activate/done', '/members/12', '/swipe-game'])
    expect(all(page, user)).not.toContain('visitors');
});
