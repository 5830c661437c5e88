import { type ComponentType, lazy, memo, type ReactNode, startTransition, Suspense, useEffect, useState } from 'react';
import type { Namespace } from '../data/catalogs.ts';
import { useCatalogs } from '../i18n/i18n-provider.tsx';
import type { AbsentPartProps } from '../ui/feedback/absent-part.tsx';
import { loadToastRegion } from '../ui/feedback/load-toast-region.ts';
import { replayLostClicks } from './early-clicks.ts';
import { fetchPreloaded, untilLoaded } from './until-loaded.ts';
import { whenIdle } from '../interaction/when-idle.ts';

type Drawing<Props> = (props: Props) => ReactNode;

interface Options<Props> {
  /** Loaded with the code. */
  readonly texts?: readonly Namespace[];
  /** The part changes nothing that the server has drawn: it is loaded in an idle moment after the page, until it is there. */
  readonly afterPage?: true;
  readonly fallback?: ReactNode;
  /** Rendered when the part cannot be loaded. */
  readonly Absent?: Drawing<Props & AbsentPartProps>;
}

type Part<Props> = ComponentType<Props & Pick<AbsentPartProps, 'onClose'>> & {
  /** For the server, and for a browser that needs the part at once: afterwards the part is drawn without a moment of nothing. */
  readonly preload: () => Promise<void>;
  readonly isLoaded: () => boolean;
};

/**
 * A part of a page whose code is loaded when it is first rendered. When loading fails, the page stays as it is: a layer,
 * which has `onClose`, shows an error and closes, and the next press retries; other parts retry when the connection returns.
 */
export function loadPart<Props extends object = object>(load: () => Promise<Drawing<Props>>, options: Options<Props> = {}): Part<Props> {
  // For as long as the page is open, so that nothing moves when the user comes back.
  let loaded: Drawing<Props> | null = null;
  const preload = async () => {
    loaded ??= await load();
  };
  const source = { load, preload, loaded: () => loaded, ...options };
  return Object.assign(options.afterPage ? afterPage(source) : atFirstUse(source), { preload, isLoaded: () => loaded !== null });
}

interface Source<Props> extends Options<Props>, Pick<Part<Props>, 'preload'> {
  readonly load: () => Promise<Drawing<Props>>;
  readonly loaded: () => Drawing<Props> | null;
}

/** Each part in a task of its own. Together they would be one long task, in which a slow phone answers to nothing. */
function afterPage<Props extends object>({ preload, loaded, texts = [] }: Source<Props>) {
  return function PartAfterPage(props: Props) {
    const { ensure } = useCatalogs();
    const [Loaded, setLoaded] = useState(loaded);
    useEffect(() => {
      if (Loaded !== null) return undefined;
      const stopped = new AbortController();
      whenIdle(() => {
        void untilLoaded(() => Promise.all([preload(), ensure(texts)]), stopped.signal).then(
          () => startTransition(() => setLoaded(loaded)),
          () => null,
        );
      });
      return () => stopped.abort();
    }, [Loaded, ensure]);
    return Loaded && <Loaded {...props} />;
  };
}

/** In the first moment of a page, when the code that shows errors is not there either, the part comes with the connection. */
function atFirstUse<Props extends object>({ load, loaded, texts = [], fallback, Absent }: Source<Props>) {
  let current: Drawing<Props & AbsentPartProps> | null = null;
  let again: (() => Promise<unknown>) | undefined;
  // Without `memo`, a page that renders again before the code is loaded would discard the server-rendered part.
  return memo(function PartAtFirstUse(props: Props & Pick<AbsentPartProps, 'onClose'>) {
    const { ensure } = useCatalogs();
    const loadAll = async () => {
      await again?.();
      const [part] = await Promise.all([load(), ensure(texts)]);
      return { default: part };
    };
    const standIn = () =>
      loadToastRegion().then(
        ({ loadStylesAgain, AbsentPart }) => {
          again = () => Promise.all([fetchPreloaded(), loadStylesAgain()]);
          return { default: Absent ?? AbsentPart };
        },
        () => untilLoaded(loadAll),
      );
    const attempt = () =>
      loaded() ??
      (current ??= lazy<Drawing<Props & AbsentPartProps>>(() =>
        loadAll().catch(() => {
          current = null;
          return standIn();
        }),
      ));
    const [Part, setPart] = useState(attempt);
    return (
      <Suspense fallback={fallback}>
        <Part {...props} onAgain={() => setPart(attempt)} />
        <LostClicks />
      </Suspense>
    );
  });
}

/** Repeats the clicks on a part that the server had drawn, when its code is there. */
function LostClicks() {
  useEffect(replayLostClicks, []);
  return null;
}
