import { createContext, type ReactNode, use } from 'react';
import type { Member } from '../contract/member.ts';

/**
 * Draws the gift button of a profile: a round leaf of 52 px (`RoundButton small icon="gift"`) with its own dialog. Gifts are
 * the chat's, which stands above members: `app/web` says how, and the profile draws it beside like and message.
 */
export type DrawGift = (member: Pick<Member, 'id' | 'name'>) => ReactNode;

const GiftContext = createContext<DrawGift>(() => null);
export const GiftProvider = GiftContext.Provider;

export const useGift = (): DrawGift => use(GiftContext);
