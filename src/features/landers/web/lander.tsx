import './lander.css';
import { createElement } from 'react';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { getLander } from '../contract/endpoints.ts';
import type { LanderName } from '../contract/landers.ts';
import { HeadProvider } from './lander-head.tsx';
import type { SceneData } from './scene.ts';
import { loadedScene } from './scenes.ts';
import { SearchProvider } from './search-context.ts';

/** The data from which a lander is rendered, on the server and in the browser. */
export interface LanderView {
  readonly name: LanderName;
  readonly page: ReplyOf<typeof getLander>;
  readonly drawn: SceneData;
}

/** The texts that every lander can show. */
export const landerTexts: readonly string[] = ['landers.shared', 'landers.headline'];

interface Props extends LanderView {
  readonly search: URLSearchParams;
}

/** Its scene must be loaded. */
export function Lander({ name, page, drawn, search }: Props) {
  return (
    <SearchProvider value={search}>
      <HeadProvider value={page}>{createElement(loadedScene(name).Scene, { film: page.film, ownFilm: page.own_film, drawn })}</HeadProvider>
    </SearchProvider>
  );
}
