import { describe, expect, test } from 'vitest';
import { notificationTypes } from '#features/account/contract/user.ts';
import { changed, house, isMailOn, isOn, people, type Switches, withType } from './switches.ts';

const choice = { mail: true, push: true };
const both = (on: boolean) => ({ mail: on, push: on });
const all: Switches = {
  settings: {
    new_conversations: choice,
    new_messages: choice,
    like: choice,
    unread_message_reminders: choice,
    promotions: choice,
    weekly_updates: choice,
    news: choice,
    reminders: choice,
  },
  notifications_disabled: [],
  promotions_consent: false,
};

describe('the switches of notifications', () => {
  test('are one for each type', () => {
    expect([...people, ...house].toSorted()).toEqual([...notificationTypes].toSorted());
  });

  test('name a type as switched off, once, until it is on again', () => {
    const off = withType(withType(all, 'like', both(false)), 'like', both(false));
    expect(off.notifications_disabled).toEqual(['like']);
    expect(isMailOn(off, 'like')).toBe(false);
    expect(isMailOn(off, 'news')).toBe(true);
    expect(withType(off, 'like', both(true))).toEqual(all);
  });

  test('show advertising as off without the consent, and give or withdraw it', () => {
    expect(isMailOn(all, 'promotions')).toBe(false);
    const on = withType(all, 'promotions', both(true));
    expect(isMailOn(on, 'promotions')).toBe(true);
    expect(withType(on, 'promotions', both(false)).promotions_consent).toBe(false);
    expect(withType(on, 'like', both(false)).promotions_consent).toBe(true);
  });

  test('are one for each channel where a browser gets pushes, and else one for the type', () => {
    expect(changed('like', 'push', false, true)).toEqual({ push: false });
    expect(changed('like', 'mail', false, true)).toEqual({ mail: false });
    expect(changed('like', 'mail', false, false)).toEqual({ mail: false, push: false });
    expect(changed('news', 'mail', true, true)).toEqual({ mail: true, push: true });
    const half = withType(all, 'like', { push: false });
    expect([isOn(half, 'like', 'push'), isOn(half, 'like', 'mail'), half.notifications_disabled]).toEqual([false, true, []]);
    expect(withType(half, 'like', { mail: false }).notifications_disabled).toEqual(['like']);
    expect(isOn(all, 'news', 'push')).toBe(false);
  });
});
