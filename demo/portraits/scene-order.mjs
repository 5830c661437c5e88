// Which background the first photo of each member has: none returns while it is still in view.
import { ownScene, SCENE_LIST } from './lib/people.mjs';
import { chance } from '../chance.ts';

/** So many people are in view at once on a desktop. */
export const IN_VIEW = 8;

/** The lists in which members are seen: of a country, the women, the men and all, whoever was here last first. */
export function listsOf(cast) {
  const ordered = cast.filter(({ photos }) => photos > 0).toSorted((a, b) => chance(`${a.key}:active`) - chance(`${b.key}:active`));
  const countries = [...new Set(ordered.map(({ country }) => country))];
  return countries.flatMap((country) => {
    const all = ordered.filter((member) => member.country === country);
    return [all, all.filter(({ gender }) => gender === 'woman'), all.filter(({ gender }) => gender === 'man')];
  });
}

/** The background of the first photo by the key of its member. Those composed by hand keep theirs. */
export function firstScenes(cast) {
  const fixed = (member) => member.portrait?.shots?.[0]?.scene;
  const lists = listsOf(cast);
  const scenes = new Map(cast.flatMap((member) => (fixed(member) === undefined ? [] : [[member.key, fixed(member)]])));
  for (const member of lists.flat()) {
    if (scenes.has(member.key)) continue;
    const nearby = new Map();
    for (const list of lists) {
      const at = list.indexOf(member);
      if (at === -1) continue;
      list.slice(Math.max(0, at - IN_VIEW + 1), at + IN_VIEW).forEach((other, n) => {
        const scene = scenes.get(other.key);
        const distance = Math.abs(Math.max(0, at - IN_VIEW + 1) + n - at);
        if (scene !== undefined) nearby.set(scene, Math.min(nearby.get(scene) ?? Infinity, distance));
      });
    }
    const own = ownScene(member.portrait?.seed ?? member.key);
    const farthest = SCENE_LIST.toSorted((a, b) => (nearby.get(b) ?? Infinity) - (nearby.get(a) ?? Infinity) || 0);
    scenes.set(member.key, nearby.has(own) ? farthest[0] : own);
  }
  return scenes;
}
