import { useState } from 'react';
import { useOffice } from '../../kit/office-context.ts';
import { changed, type Draft, emptyDraft } from './draft.ts';

const keyOf = (staff: number, number: string): string => `office:draft:${staff}:${number}`;

/** The draft about a case. It survives a reload of the tab, and a decision that somebody else made meanwhile. */
export function useDraft(number: string) {
  const { me } = useOffice();
  const key = keyOf(me.id, number);
  const [draft, setDraft] = useState(() => stored(key));
  const put = (next: Draft) => {
    setDraft(next);
    store(key, next);
  };
  return {
    draft,
    change: (change: Partial<Omit<Draft, 'ids'>>) => put(changed(draft, change)),
    /** After a decision or an answer: nothing of it comes back when the case is opened again, except a note that was not saved. */
    forget: () => {
      const rest = { ...emptyDraft(), note: draft.note };
      setDraft(rest);
      store(key, rest.note.trim() === '' ? null : rest);
    },
  };
}
export type DraftState = ReturnType<typeof useDraft>;

/** A draft of an older page lacks what was added since. */
function stored(key: string): Draft {
  try {
    return { ...emptyDraft(), ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Draft>) };
  } catch {
    return emptyDraft();
  }
}

function store(key: string, draft: Draft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Without storage the draft lives as long as the page.
  }
}
