export { Lander, landerTexts, type LanderView } from './lander.tsx';
export { landerContext } from './lander-context.ts';
export { landerQuery } from './queries.ts';
export { loadScene } from './scenes.ts';
