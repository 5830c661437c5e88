import { expect, test } from 'vitest';
import { cast } from './cast.ts';
import { firstScenes, IN_VIEW, listsOf } from './portraits/scene-order.mjs';

test('of the people in view at once, no two stand before the same background', () => {
  const scenes = firstScenes(cast);
  expect(cast.filter(({ key, photos }) => photos > 0 && !scenes.has(key))).toEqual([]);
  const repeated = listsOf(cast).flatMap((list) =>
    list.flatMap((member, at) =>
      list
        .slice(at + 1, at + IN_VIEW)
        .filter((other) => scenes.get(other.key) === scenes.get(member.key))
        .map((other) => `${member.key} and ${other.key}: ${scenes.get(member.key)}`),
    ),
  );
  expect(repeated).toEqual([]);
});
