import { expect, test } from 'vitest';
import { interestGroupNames, interestGroups } from './interest-groups.ts';
import { explicitInterests, interests } from './traits.ts';

test('every interest is in one group, or behind the consent to the explicit ones', () => {
  const grouped = interestGroupNames.flatMap((group): readonly string[] => interestGroups[group]);
  expect([...grouped, ...explicitInterests].toSorted()).toEqual([...interests]);
  expect(Object.keys(interestGroups)).toEqual([...interestGroupNames]);
});
