import { type ReactNode, startTransition, useEffect, useState } from 'react';
import type { Namespace } from '../i18n/catalogs.ts';
import { useCatalogs } from '../i18n/i18n-provider.tsx';
import { whenIdle } from './when-idle.ts';

type Drawing<Props> = (props: Props) => ReactNode;

interface Options<Props> {
  /** Loaded with the code. */
  readonly texts?: readonly Namespace[];
  /** Returns the component when its code is loaded already, as on the server. */
  readonly known?: () => Drawing<Props> | null;
}

const none: readonly Namespace[] = [];

/**
 * A part of a page that changes nothing that the server has just drawn: its code is loaded after the page, each in a task
 * of its own. Together they would be one long task, in which a slow phone answers to nothing.
 */
export function deferredPart<Props extends object = object>(
  load: () => Promise<Drawing<Props>>,
  { texts = none, known }: Options<Props> = {},
): Drawing<Props> {
  // For as long as the page is open, so that nothing moves when the user comes back.
  let loaded: Drawing<Props> | null = null;
  return function DeferredPart(props) {
    const { ensure } = useCatalogs();
    const [Part, setPart] = useState(() => loaded ?? known?.() ?? null);
    useEffect(() => {
      if (Part !== null) return;
      whenIdle(() =>
        Promise.all([load(), ensure(texts)]).then(
          ([found]) => {
            loaded = found;
            startTransition(() => setPart(() => found));
          },
          // The page was left meanwhile, or has no connection.
          () => {},
        ),
      );
    }, [Part, ensure]);
    return Part && <Part {...props} />;
  };
}
