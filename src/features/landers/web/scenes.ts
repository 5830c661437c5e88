import { type ComponentType, createElement, lazy, type ReactNode } from 'react';
import { type LanderName, landerNames } from '../contract/landers.ts';
import type { SceneModule, SceneProps } from './scene.ts';

const files = import.meta.glob<SceneModule>('./scenes/*/scene.tsx');
const loaded = new Map<LanderName, SceneModule>();

/** The folder `scenes/<name>` of a lander. */
export async function loadScene(name: LanderName): Promise<SceneModule> {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const load = files[`./scenes/${name}/scene.tsx`];
  if (load === undefined) throw new Error(`no scene ${name}`);
  const scene = await load();
  loaded.set(name, scene);
  return scene;
}

const later = new Map<LanderName, ComponentType<SceneProps>>(
  landerNames.map((name) => [name, lazy(async () => ({ default: (await loadScene(name)).Scene }))]),
);

/** The server has loaded it before it draws; in the browser what the server has drawn stays until the code is there. */
export function drawScene(name: LanderName, props: SceneProps): ReactNode {
  const scene = import.meta.env.SSR ? loaded.get(name)?.Scene : later.get(name);
  return scene === undefined ? null : createElement(scene, props);
}
