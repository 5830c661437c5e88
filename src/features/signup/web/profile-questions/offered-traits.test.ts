import { expect, test } from 'vitest';
import { traitNames } from '#features/site/contract/traits.ts';
import { offeredTraits } from './offered-traits.ts';

const asked = (visible: Parameters<typeof offeredTraits>[0]['visible_profile_fields']) => {
  const { first, more, consented } = offeredTraits({ visible_profile_fields: visible });
  return [...first, ...more, ...consented].toSorted();
};

test('a site that shows every trait asks for every trait at the signup', () => {
  expect(asked([...traitNames])).toEqual(traitNames.toSorted());
});

// Regression: traits without a consent of their own were asked for on every site.
test.each(traitNames)('a site that hides %s does not ask for it at the signup', (hidden) => {
  const shown = traitNames.filter((name) => name !== hidden);
  expect(asked(shown)).toEqual(shown.toSorted());
});
