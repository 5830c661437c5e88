import type { ComponentType } from 'react';
import type { Api } from '#platform/web/data/api-client.ts';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { Member } from '#features/members/contract/member.ts';
import type { Interest } from '#features/members/contract/traits.ts';
import type { Film } from '#features/site/contract/slugged-pages.ts';
import type { getLander, getMap, getTopics } from '../contract/endpoints.ts';

/** The data with which the server has rendered a scene; without data that could not be loaded. */
export interface SceneData {
  /** Null: visitors may see nobody. */
  readonly deck?: readonly Member[] | null;
  readonly interests?: readonly Interest[];
  readonly map?: ReplyOf<typeof getMap>;
  /** Null: too few to be shown. */
  readonly online?: number | null;
  readonly topics?: ReplyOf<typeof getTopics>;
}

export interface SceneProps {
  /** Chosen by the slug; null: the scene's own. */
  readonly film: Film | null;
  /** The operator's, which comes before it. */
  readonly ownFilm: ReplyOf<typeof getLander>['own_film'];
  readonly drawn: SceneData;
}

/** The exports of `scenes/<name>/scene.tsx`. */
export interface SceneModule {
  readonly Scene: ComponentType<SceneProps>;
  /** The texts of it and of all its parts, as `catalog.group`: the page carries these alone. */
  readonly texts: readonly string[];
  /** Loads the data of the first paint. When that fails, its place stays empty. */
  readonly load?: (api: Api, search: URLSearchParams) => Promise<SceneData>;
}
