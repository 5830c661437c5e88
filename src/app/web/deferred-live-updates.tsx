import { type ComponentType, useEffect, useState } from 'react';

/** Live updates change nothing that the server has just drawn, so their code comes after the page is there. */
export function DeferredLiveUpdates() {
  const [LiveUpdates, setLiveUpdates] = useState<ComponentType | null>(null);
  useEffect(() => {
    void import('./live-updates.tsx').then((module) => setLiveUpdates(() => module.LiveUpdates));
  }, []);
  return LiveUpdates && <LiveUpdates />;
}
