import { describe, expect, test } from 'vitest';
import { asksForAge, type Layout, ruleOf } from './entry-rules.ts';

const site = { enable_site_entry_popup: true, countries: ['DE', 'FR'], geoip_country: 'DE', geoip_selected_country: null };

describe('the entry warning', () => {
  test.each<[Layout, string, boolean]>([
    ['default', 'FR', true],
    ['default', 'NL', false],
    ['chat', 'NL', true],
    ['chat', 'FR', false],
    ['lander', 'DE', true],
    ['lander', 'FR', false],
  ])('stands in the %s layout for %s: %s', (layout, geoip_country, asked) =>
    expect(asksForAge({ ...site, geoip_country }, layout, '/')).toBe(asked),
  );

  test.each<[string, string, Layout]>([
    ['/login', 'to=%2Fchats%2F12', 'chat'],
    ['/login', 'to=%2Fmembers%2F3%2Fchat', 'chat'],
    ['/login', 'to=%2Fchats', 'default'],
    ['/login', 'to=%2Fmembers%2F3', 'default'],
    ['/login', '', 'default'],
    ['/signup', 'to=%2Fchats%2F12', 'default'],
  ])('on %s?%s follows the rule of the %s layout', (path, search, layout) =>
    expect(ruleOf('default', path, new URLSearchParams(search))).toBe(layout),
  );

  test('follows the chosen country before the guessed one', () => {
    expect(asksForAge({ ...site, geoip_selected_country: 'SE' }, 'default', '/')).toBe(false);
    expect(asksForAge({ ...site, geoip_country: 'SE', geoip_selected_country: 'FR' }, 'default', '/')).toBe(true);
  });

  test('follows a list of the site’s own', () => {
    expect(asksForAge({ ...site, entry_warning_countries: ['SE'] }, 'default', '/')).toBe(false);
    expect(asksForAge({ ...site, entry_warning_countries: [] }, 'lander', '/landers/video')).toBe(true);
  });

  test('is absent without a country, and where the site has none', () => {
    expect(asksForAge({ ...site, geoip_country: null }, 'default', '/')).toBe(false);
    expect(asksForAge({ ...site, enable_site_entry_popup: false }, 'default', '/')).toBe(false);
  });

  test.each([
    ['/', true],
    ['/login', true],
    ['/signup', true],
    ['/members', true],
    ['/complete-signup', false],
    ['/reset-password', false],
    ['/reset-password/do', false],
    ['/pages/privacy', false],
    ['/pages/imprint', false],
    ['/notice', false],
    ['/notice/images', false],
    ['/unsubscribe/abc', false],
    ['/noticed', true],
  ])('on %s: %s', (path, asked) => expect(asksForAge(site, 'default', path)).toBe(asked));
});
