import { createContext, type ReactNode, use } from 'react';
import type { Member } from '#features/members/contract/member.ts';

export interface FirstMessageProps {
  readonly member: Pick<Member, 'id' | 'name'>;
  /** Whether something is written that would be lost. */
  readonly onWritten: (written: boolean) => void;
  readonly onSent: () => void;
}

/** Renders the field for the first message after a match. Messages belong to the chat, which this feature cannot import, so `app/web` passes it in. */
export type DrawFirstMessage = (props: FirstMessageProps) => ReactNode;

const FirstMessageContext = createContext<DrawFirstMessage>(() => null);
export const FirstMessageProvider = FirstMessageContext.Provider;

export const useFirstMessage = (): DrawFirstMessage => use(FirstMessageContext);
