import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon.tsx';

export interface SavedNoteProps {
  /** Null shows nothing. */
  state: 'saved' | 'failed' | null;
  savedLabel: ReactNode;
  /** Why it was not saved. */
  error?: ReactNode;
  /** Shows an undo button. */
  undo?: { readonly label: ReactNode; readonly onUndo: () => void } | undefined;
  className?: string | undefined;
}

/** The save status next to a control that saves at once: saved, optionally with undo, or failed. */
export function SavedNote({ state, savedLabel, error, undo, className }: SavedNoteProps): ReactElement {
  return (
    <span className={className} role="status">
      {state === 'saved' && (
        <span className="help okay">
          <Icon name="check-circle" />
          <span>{savedLabel}</span>
          {undo && (
            <button type="button" className="link" onClick={undo.onUndo}>
              {undo.label}
            </button>
          )}
        </span>
      )}
      {state === 'failed' && (
        <span className="help error">
          <Icon name="warning-circle-fill" />
          <span>{error}</span>
        </span>
      )}
    </span>
  );
}
