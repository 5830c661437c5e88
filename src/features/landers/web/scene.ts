import type { ComponentType } from 'react';
import type { LoaderTools } from '#platform/web/data/context.ts';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { Film } from '#features/site/contract/landers.ts';
import type { getLander } from '../contract/endpoints.ts';

export interface SceneProps {
  /** Chosen by the slug; null: the scene's own. */
  readonly film: Film | null;
  /** The operator's, which comes before it. */
  readonly ownFilm: ReplyOf<typeof getLander>['own_film'];
}

/** What `scenes/<name>/scene.tsx` exports. */
export interface SceneModule {
  readonly Scene: ComponentType<SceneProps>;
  /** Loads what the first paint shows. A failure leaves its place empty. */
  readonly load?: (tools: LoaderTools, search: URLSearchParams) => Promise<unknown>;
}
