import { type ComponentType, useEffect, useState } from 'react';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';

export const renderStarters = () => <ChatStarters />;

/** Loads the people of the day with their texts; without a connection the page is whole without them. */
function ChatStarters() {
  const catalogs = useCatalogs();
  const [Starters, setStarters] = useState<ComponentType | null>(null);
  useEffect(() => {
    void Promise.all([import('#features/daily-picks/web/index.ts'), catalogs.ensure(['daily-picks', 'members', 'prompts', 'likes'])]).then(
      ([module]) => setStarters(() => module.Starters),
      () => undefined,
    );
  }, [catalogs]);
  return Starters && <Starters />;
}
