import { useEffect, useState, useSyncExternalStore } from 'react';
import { createSelfSaving, type SelfSavingOptions } from './self-saving.ts';

type Options<Value> = Pick<SelfSavingOptions<Value>, 'kept' | 'save'> & Partial<SelfSavingOptions<Value>>;

interface SelfSavingField<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onLeave: () => void;
}

const typingPause = 1500;

/** A field that saves itself when it is left or after a pause; also when its page is left or put away. */
export function useSelfSaving<Value>(given: Options<Value>): SelfSavingField<Value> {
  const options = { pause: typingPause, isSame: Object.is, isWhole: always, ...given };
  const [machine] = useState(() => createSelfSaving<Value>(options));
  useEffect(() => machine.update(options));
  useEffect(() => {
    const putAway = () => document.visibilityState === 'hidden' && machine.leave();
    document.addEventListener('visibilitychange', putAway);
    return () => {
      document.removeEventListener('visibilitychange', putAway);
      machine.leave();
    };
  }, [machine]);
  const draft = useSyncExternalStore(machine.subscribe, machine.draft, nothing);
  return { value: draft ?? given.kept, onChange: machine.change, onLeave: machine.leave };
}

const always = () => true;
const nothing = () => undefined;
