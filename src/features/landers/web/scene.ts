import type { ComponentType } from 'react';
import type { LoaderTools } from '#platform/web/data/context.ts';
import type { Film } from '#features/site/contract/landers.ts';

export interface SceneProps {
  /** Chosen by the slug; null: the scene's own. */
  readonly film: Film | null;
}

/** What `scenes/<name>/scene.tsx` exports. */
export interface SceneModule {
  readonly Scene: ComponentType<SceneProps>;
  /** Loads what the first paint shows. A failure leaves its place empty. */
  readonly load?: (tools: LoaderTools, search: URLSearchParams) => Promise<unknown>;
}
