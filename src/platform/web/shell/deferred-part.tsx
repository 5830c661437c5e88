import { type FunctionComponent, startTransition, useEffect, useState } from 'react';
import type { Namespace } from '../i18n/catalogs.ts';
import { useCatalogs } from '../i18n/i18n-provider.tsx';
import { untilLoaded } from './until-loaded.ts';
import { whenIdle } from './when-idle.ts';

type DeferredPart<Props> = FunctionComponent<Props> & {
  /** For the server, and for the browser before it hydrates a page with this part. */
  readonly preload: () => Promise<void>;
  readonly isLoaded: () => boolean;
};

/**
 * A part of a page that changes nothing that the server has just drawn: its code and its texts are loaded after the page,
 * each in a task of its own. Together they would be one long task, in which a slow phone answers to nothing.
 */
export function deferredPart<Props extends object = object>(
  load: () => Promise<FunctionComponent<Props>>,
  texts: readonly Namespace[] = [],
): DeferredPart<Props> {
  // For as long as the page is open, so that nothing moves when the user comes back.
  let loaded: FunctionComponent<Props> | null = null;
  const preload = async () => {
    loaded ??= await load();
  };
  function Part(props: Props) {
    const { ensure } = useCatalogs();
    const [Loaded, setLoaded] = useState(() => loaded);
    useEffect(() => {
      if (Loaded !== null) return undefined;
      const stopped = new AbortController();
      whenIdle(() => {
        void untilLoaded(() => Promise.all([preload(), ensure(texts)]), stopped.signal).then(
          () => startTransition(() => setLoaded(() => loaded)),
          () => null,
        );
      });
      return () => stopped.abort();
    }, [Loaded, ensure]);
    return Loaded && <Loaded {...props} />;
  }
  return Object.assign(Part, { preload, isLoaded: () => loaded !== null });
}
