import { expect, test } from 'vitest';
import { dependsOnSource, landerOfPath } from './visit-tracking.ts';

test.each([
  ['/landers/tinderswipe', 'tinderswipe'],
  ['/fi/landers/video/two-cups/', 'video/two-cups'],
  ['/members/7/landing', 'landing'],
  ['/pl/members/123/landing2/evening', 'landing2/evening'],
  ['/members/7', null],
  ['/', null],
  ['/landers/', null],
  [`/landers/video/${'a'.repeat(2000)}`, null],
])('the lander of %s is %j, without the member whom it shows', (path, lander) => {
  expect(landerOfPath(path)).toBe(lander);
});

test('the source is stored only where it changes the visitor’s permissions', () => {
  const site = { signups: 'all', logged_out_search: 'limited', logged_out_search_trafficsource: 'limited' } as const;
  expect(dependsOnSource(site)).toBe(false);
  expect(dependsOnSource({ ...site, signups: 'with_trafficsource' })).toBe(true);
  expect(dependsOnSource({ ...site, logged_out_search: 'none' })).toBe(true);
});
