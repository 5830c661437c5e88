import { useSyncExternalStore } from 'react';
import { useRequired } from '#platform/web/data/required-context.ts';
import { loadPushBrowser } from './load-push-browser.ts';
import { createPush, type Push, type PushState, pushStateOf } from './push.ts';
import type { PushEntity } from './push-entity.ts';
import { PushContext, type PushHint } from './push-provider.ts';

/** One a page; on the server one a request. */
const created = new WeakMap<PushHint, Push>();

export function usePush(): Push {
  const hint = useRequired(PushContext, 'PushProvider');
  let push = created.get(hint);
  if (push === undefined) created.set(hint, (push = createPush(import.meta.env.SSR ? null : loadPushBrowser, hint)));
  return push;
}

export function usePushEntity(): PushEntity {
  const push = usePush();
  return useSyncExternalStore(push.subscribe, push.current, () => push.initial);
}

export const usePushState = (): PushState => pushStateOf(usePushEntity());
