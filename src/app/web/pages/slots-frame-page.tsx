import { Outlet } from 'react-router';
import { SuggestedPartnersProvider } from '#features/chat/web/index.ts';
import { GiftProvider } from '#features/member-page/web/index.ts';
import { renderGiftButton } from '../slots/gift-button.tsx';
import { renderSuggestedPartners } from '../slots/suggested-partners.tsx';

/** Layout of other members' profiles and of the chats. Provides components of features on which these must not depend. */
export function Component() {
  return (
    <GiftProvider value={renderGiftButton}>
      <SuggestedPartnersProvider value={renderSuggestedPartners}>
        <Outlet />
      </SuggestedPartnersProvider>
    </GiftProvider>
  );
}
