import { describe, expect, test } from 'vitest';
import { notificationTypes } from '#features/account/contract/user.ts';
import { house, isMailOn, people, type Switches, withType } from './switches.ts';

const choice = { mail: true, push: true };
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
    const off = withType(withType(all, 'like', false), 'like', false);
    expect(off.notifications_disabled).toEqual(['like']);
    expect(isMailOn(off, 'like')).toBe(false);
    expect(isMailOn(off, 'news')).toBe(true);
    expect(withType(off, 'like', true)).toEqual(all);
  });

  test('show advertising as off without the consent, and give or withdraw it', () => {
    expect(isMailOn(all, 'promotions')).toBe(false);
    const on = withType(all, 'promotions', true);
    expect(isMailOn(on, 'promotions')).toBe(true);
    expect(withType(on, 'promotions', false).promotions_consent).toBe(false);
    expect(withType(on, 'like', false).promotions_consent).toBe(true);
  });
});
