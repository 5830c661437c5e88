import { type ComponentType, useEffect, useState } from 'react';

/** What changes nothing that the server has just drawn: its code comes after the page is there. */
export function Deferred({ load }: { readonly load: () => Promise<ComponentType> }) {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  useEffect(() => {
    // In a task of its own: all that is deferred at once would keep a slow phone busy.
    setTimeout(() =>
      load().then(
        (Component) => setLoaded(() => Component),
        // The page was left meanwhile, or has no connection.
        () => {},
      ),
    );
  }, [load]);
  return Loaded && <Loaded />;
}
