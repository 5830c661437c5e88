import { type ComponentType, useEffect, useState } from 'react';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';

/** As long as the page lives: who comes back finds everything where it was. */
let known: ComponentType | null = null;

/** Below the people and apart from them, what the operator advertises; its code and texts come after the page is there. */
export function TeaserSlot() {
  const catalogs = useCatalogs();
  const [Teasers, setTeasers] = useState(() => known);
  useEffect(() => {
    void Promise.all([import('#features/teasers/web/index.ts'), catalogs.ensure(['teasers'])]).then(
      ([module]) => {
        known = module.Teasers;
        setTeasers(() => module.Teasers);
      },
      // Without a connection there are none: nobody misses them.
      () => undefined,
    );
  }, [catalogs]);
  return Teasers && <Teasers />;
}
