import { Outlet } from 'react-router';
import { GiftProvider } from '#features/member-page/web/index.ts';
import { renderGiftButton } from '../gift-button.tsx';

/** Layout of other members' profiles. Provides the gift button, because members must not depend on chat. */
export function Component() {
  return (
    <GiftProvider value={renderGiftButton}>
      <Outlet />
    </GiftProvider>
  );
}
