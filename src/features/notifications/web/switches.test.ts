import { describe, expect, test } from 'vitest';
import { eachNotification, notificationTypes } from '#features/mails/contract/notification-types.ts';
import { changedChannels, channelsOf, isMailOn, isOn, memberTypes, siteTypes, type Switches, withType } from './switches.ts';

const choice = { mail: true, push: true };
const both = (on: boolean) => ({ mail: on, push: on });
const all: Switches = {
  settings: eachNotification(() => choice),
  notifications_disabled: [],
  promotions_consent: false,
};

describe('the notification switches', () => {
  test('cover every type once', () => {
    expect([...memberTypes, ...siteTypes].toSorted()).toEqual([...notificationTypes].toSorted());
  });

  test('name the channels by which a type is sent', () => {
    expect([channelsOf(all, 'like', true), channelsOf(all, 'like', false)]).toEqual([['push', 'mail'], ['mail']]);
    expect(channelsOf(withType(all, 'like', both(false)), 'like', true)).toEqual([]);
    expect(channelsOf(all, 'promotions', true)).not.toContain('mail');
  });

  test('list a disabled type once, until it is on again', () => {
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

  test('change one channel where a browser gets pushes, and otherwise the whole type', () => {
    expect(changedChannels('like', 'push', false, true)).toEqual({ push: false });
    expect(changedChannels('like', 'mail', false, true)).toEqual({ mail: false });
    expect(changedChannels('like', 'mail', false, false)).toEqual({ mail: false, push: false });
    expect(changedChannels('news', 'mail', true, true)).toEqual({ mail: true, push: true });
    const half = withType(all, 'like', { push: false });
    expect([isOn(half, 'like', 'push'), isOn(half, 'like', 'mail'), half.notifications_disabled]).toEqual([false, true, []]);
    expect(withType(half, 'like', { mail: false }).notifications_disabled).toEqual(['like']);
    expect(isOn(all, 'news', 'push')).toBe(false);
  });
});
