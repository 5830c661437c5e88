import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type CautionDisplay, planCautions } from '../../state/cautions/caution-plan.ts';
import { cautionStorage, readShownCautions } from '../../state/cautions/shown-cautions.ts';
import type { Chat } from '../../state/cache/queries.ts';

/** The cautions of a conversation, by message id. This browser remembers which were already shown in full. */
export function useCautions({ messages, profile }: Chat, me: number): ReadonlyMap<number, CautionDisplay> {
  const key = `chat-cautions:${me}:${profile.id}`;
  // Null while the server renders: all cautions are short then, so that none shrinks on hydration.
  const stored = useSyncExternalStore(
    cautionStorage.subscribe,
    () => cautionStorage.get(key),
    () => null,
  );
  const shown = useMemo(() => readShownCautions(stored), [stored]);
  const plan = useMemo(() => planCautions({ messages, me, shown }), [messages, me, shown]);
  useEffect(() => {
    if (stored !== null && Object.keys(plan.shown).length > Object.keys(shown).length) cautionStorage.set(key, plan.shown);
  }, [key, stored, plan, shown]);
  return useMemo(() => {
    if (stored !== null) return plan.displays;
    return new Map([...plan.displays].map(([id, display]) => [id, { ...display, full: false }]));
  }, [plan, stored]);
}
