import { createContext, type ReactNode, use } from 'react';
import type { Member } from '#features/members/contract/member.ts';

/**
 * Renders the gift button of a profile (`RoundButton small icon="gift"`, 52 px) with its own dialog. Gifts belong to the
 * chat, which this feature cannot import, so `app/web` passes the button in.
 */
export type DrawGift = (member: Pick<Member, 'id' | 'name' | 'fictional'>) => ReactNode;

const GiftContext = createContext<DrawGift>(() => null);
export const GiftProvider = GiftContext.Provider;

export const useGift = (): DrawGift => use(GiftContext);
