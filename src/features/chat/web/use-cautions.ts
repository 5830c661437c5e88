import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type CautionShown, planCautions } from './caution-plan.ts';
import { cautionMemory, readCautionsTold } from './cautions-told.ts';
import type { Chat } from './queries.ts';

/** The cautions of a conversation; this browser remembers which were told in full. */
export function useCautions({ messages, profile }: Chat, me: number): ReadonlyMap<number, CautionShown> {
  const key = `chat-cautions:${me}:${profile.id}`;
  // Unknown while the server renders: all of them are small then, and nothing shrinks when the page comes alive.
  const kept = useSyncExternalStore(
    cautionMemory.subscribe,
    () => cautionMemory.get(key),
    () => null,
  );
  const told = useMemo(() => readCautionsTold(kept), [kept]);
  const plan = useMemo(() => planCautions({ messages, me, told }), [messages, me, told]);
  useEffect(() => {
    if (kept !== null && Object.keys(plan.told).length > Object.keys(told).length) cautionMemory.set(key, plan.told);
  }, [key, kept, plan, told]);
  return useMemo(() => {
    if (kept !== null) return plan.shown;
    return new Map([...plan.shown].map(([id, shown]) => [id, { ...shown, full: false }]));
  }, [plan, kept]);
}
