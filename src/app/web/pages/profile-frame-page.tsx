import { Outlet } from 'react-router';
import { GiftProvider } from '#features/members/web/index.ts';
import { drawGift } from '../gift-button.tsx';

/** Profiles of others, where gifts can be given: the chat, which knows of them, is above members. */
export function Component() {
  return (
    <GiftProvider value={drawGift}>
      <Outlet />
    </GiftProvider>
  );
}
