import { Outlet } from 'react-router';
import { StartersProvider } from '#features/chat/web/index.ts';
import { GiftProvider } from '#features/member-page/web/index.ts';
import { renderGiftButton } from '../gift-button.tsx';
import { renderStarters } from '../chat-starters.tsx';

/** Layout of other members' profiles and of the chats. Provides what belongs to features that these must not depend on. */
export function Component() {
  return (
    <GiftProvider value={renderGiftButton}>
      <StartersProvider value={renderStarters}>
        <Outlet />
      </StartersProvider>
    </GiftProvider>
  );
}
