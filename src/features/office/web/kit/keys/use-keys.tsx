import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createEmitter } from '#platform/web/data/emitter.ts';
import { isBusy } from '#platform/web/interaction/is-busy.ts';
import { Kbd } from '#platform/web/ui/index.ts';
import { useOffice } from '../office-context.ts';
import { type Act, actOf, keyOf } from './office-keys.ts';

/** What the page on the screen does for each act; the newest of several. */
let listening: readonly { readonly act: Act; readonly run: (key: string) => void }[] = [];
const changes = createEmitter();

/** Runs `run` for the key of `act`, while this component is on the page and single keys are on. Without `run` it has no key now. */
export function useKey(act: Act, run: ((key: string) => void) | null): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const has = run !== null;
  useEffect(() => {
    if (!has) return undefined;
    const own = { act, run: (key: string) => latest.current?.(key) };
    listening = [...listening, own];
    changes.emit();
    return () => {
      listening = listening.filter((one) => one !== own);
      changes.emit();
    };
  }, [act, has]);
}

const actsNow = () => listening;

/** The acts that have a key on this page. */
export function useActs(): readonly Act[] {
  const all = useSyncExternalStore(changes.subscribe, actsNow);
  return [...new Set(all.map(({ act }) => act))];
}

/** Enter presses what has the focus. */
const pressedByEnter = 'a[href], button, summary, [role="menuitem"]';

/** Hears single keys; once, in the frame of the pages. */
export function useKeyListener(on: boolean): void {
  useEffect(() => {
    if (!on) return undefined;
    const press = (event: KeyboardEvent) => {
      const act = actOf(event);
      if (act === null || isBusy() || document.querySelector(':popover-open') !== null) return;
      const found = listening.findLast((one) => one.act === act);
      if (found === undefined || (act === 'do' && document.activeElement?.matches(pressedByEnter) === true)) return;
      event.preventDefault();
      found.run(event.key);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [on]);
}

/** The key of an act, on its button; nothing while single keys are off. */
export function KeyHint({ act, label = keyOf(act) }: { readonly act: Act; readonly label?: string }) {
  const { me } = useOffice();
  if (!me.keys) return null;
  return (
    <span className="key-hint" aria-hidden="true">
      <Kbd>{label}</Kbd>
    </span>
  );
}
