import { type ExoticComponent, lazy, memo, type ReactNode, Suspense, useState } from 'react';
import type { Namespace } from '../i18n/catalogs.ts';
import { useCatalogs } from '../i18n/i18n-provider.tsx';
import type { AbsentPartProps } from '../ui/feedback/absent-part.tsx';
import { loadToastRegion } from '../ui/feedback/load-toast-region.ts';
import { untilLoaded } from './until-loaded.ts';

type Drawing<Props> = (props: Props) => ReactNode;

interface Options<Props> {
  /** Loaded with the code. */
  readonly texts?: readonly Namespace[];
  readonly fallback?: ReactNode;
  /** Returns the component when its code is loaded already, as on the server. */
  readonly known?: () => Drawing<Props> | null;
  /** Rendered when the part cannot be loaded. */
  readonly Absent?: Drawing<Props & AbsentPartProps>;
}

/**
 * A part of a page whose code is loaded when it is first rendered. When loading fails, the page stays as it is: a layer,
 * which has `onClose`, shows an error and closes, and the next press retries; other parts retry when the connection returns.
 * In the first moment of a page, when the code that shows errors is not there either, the part comes with the connection.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<Drawing<Props>>,
  { texts = [], fallback, known, Absent }: Options<Props> = {},
): ExoticComponent<Props & Pick<AbsentPartProps, 'onClose'>> {
  let current: Drawing<Props & AbsentPartProps> | null = null;
  let again: (() => Promise<unknown>) | undefined;
  // Without `memo`, a page that is drawn again before the code is there throws away what the server has drawn of it.
  return memo(function LazyPart(props: Props & Pick<AbsentPartProps, 'onClose'>) {
    const { ensure } = useCatalogs();
    const attempt = () =>
      known?.() ??
      (current ??= lazy<Drawing<Props & AbsentPartProps>>(() =>
        Promise.all([load(), ensure(texts), again?.()]).then(
          ([loaded]) => ({ default: loaded }),
          () => {
            current = null;
            return loadToastRegion().then(
              (region) => {
                again = region.loadStylesAgain;
                return { default: Absent ?? region.AbsentPart };
              },
              async () => {
                const [loaded] = await untilLoaded(() => Promise.all([load(), ensure(texts)]));
                return { default: loaded };
              },
            );
          },
        ),
      ));
    const [Part, setPart] = useState(attempt);
    return (
      <Suspense fallback={fallback}>
        <Part {...props} onAgain={() => setPart(attempt)} />
      </Suspense>
    );
  });
}
