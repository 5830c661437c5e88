import { type ComponentType, useEffect, useState } from 'react';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';

/** Cached while the page is open, so that nothing moves when the user comes back. */
let loaded: ComponentType | null = null;

/** The operator's advertising below the results; its code and texts load after the page. */
export function TeaserSlot() {
  const catalogs = useCatalogs();
  const [Teasers, setTeasers] = useState(() => loaded);
  useEffect(() => {
    void Promise.all([import('#features/teasers/web/index.ts'), catalogs.ensure(['teasers'])]).then(
      ([module]) => {
        loaded = module.Teasers;
        setTeasers(() => module.Teasers);
      },
      // Without a connection no teasers are shown.
      () => undefined,
    );
  }, [catalogs]);
  return Teasers && <Teasers />;
}
