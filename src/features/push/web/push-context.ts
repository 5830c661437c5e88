import { createContext, useSyncExternalStore } from 'react';
import { useRequired } from '#platform/web/data/required-context.ts';
import { type Push, type PushState, pushStateOf } from './push.ts';
import type { PushEntity } from './push-entity.ts';

const PushContext = createContext<Push | null>(null);
export const PushProvider = PushContext.Provider;

export function usePush(): Push {
  return useRequired(PushContext, 'PushProvider');
}

export function usePushEntity(): PushEntity {
  const push = usePush();
  return useSyncExternalStore(push.subscribe, push.current, () => push.initial);
}

export const usePushState = (): PushState => pushStateOf(usePushEntity());
