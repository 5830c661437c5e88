import { type ComponentType, useEffect, useState } from 'react';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';

export const renderSuggestedPartners = () => <ChatSuggestedPartners />;

/** Loads the daily picks with their texts. Without a connection the page is complete without them. */
function ChatSuggestedPartners() {
  const catalogs = useCatalogs();
  const [SuggestedPartners, setSuggestedPartners] = useState<ComponentType | null>(null);
  useEffect(() => {
    void Promise.all([import('#features/daily-picks/web/index.ts'), catalogs.ensure(['daily-picks', 'members', 'prompts', 'likes'])]).then(
      ([module]) => setSuggestedPartners(() => module.SuggestedPartners),
      () => undefined,
    );
  }, [catalogs]);
  return SuggestedPartners && <SuggestedPartners />;
}
