import type { LanderName } from '../contract/landers.ts';
import type { SceneModule } from './scene.ts';

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

export function loadedScene(name: LanderName): SceneModule {
  const scene = loaded.get(name);
  if (scene === undefined) throw new Error(`the scene ${name} is not loaded`);
  return scene;
}
