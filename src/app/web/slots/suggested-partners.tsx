import { type ComponentType, useEffect, useState } from 'react';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';

export const renderSuggestedPartners = () => <ChatSuggestedPartners />;

/** Loads the people of the day with their texts; without a connection the page is whole without them. */
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
