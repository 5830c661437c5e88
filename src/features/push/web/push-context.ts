import { createContext, use, useSyncExternalStore } from 'react';
import { type Push, type PushState, pushStateOf } from './push.ts';
import type { PushEntity } from './push-entity.ts';

const PushContext = createContext<Push | null>(null);
export const PushProvider = PushContext.Provider;

export function usePush(): Push {
  const push = use(PushContext);
  if (push === null) throw new Error('no PushProvider above this component');
  return push;
}

export function usePushEntity(): PushEntity {
  const push = usePush();
  return useSyncExternalStore(push.subscribe, push.current, () => push.initial);
}

export const usePushState = (): PushState => pushStateOf(usePushEntity());
