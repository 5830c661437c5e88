import { useEffect, useState, useSyncExternalStore } from 'react';
import { createAutosave, type AutosaveOptions } from './autosave.ts';

type Options<Value> = Pick<AutosaveOptions<Value>, 'saved' | 'save'> & Partial<AutosaveOptions<Value>>;

interface SelfSavingField<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onLeave: () => void;
}

const typingDelay = 1500;

/** A field that saves itself after a delay, on leaving it, and when the page is left or hidden. */
export function useAutosave<Value>(given: Options<Value>): SelfSavingField<Value> {
  const options = { delay: typingDelay, isSame: Object.is, isComplete: always, reset: nothing, ...given };
  const [autosave] = useState(() => createAutosave<Value>(options));
  useEffect(() => autosave.update(options));
  useEffect(() => {
    const saveWhenHidden = () => document.visibilityState === 'hidden' && autosave.leave();
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', saveWhenHidden);
      autosave.leave();
    };
  }, [autosave]);
  const draft = useSyncExternalStore(autosave.subscribe, autosave.draft, nothing);
  return { value: draft ?? given.saved, onChange: autosave.change, onLeave: autosave.leave };
}

const always = () => true;
const nothing = () => undefined;
