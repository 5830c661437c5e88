import type { ReactElement, ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface SavedNoteProps {
  /** Null: there is nothing to say; the line keeps its height, so that nothing moves. */
  state: 'saved' | 'failed' | null;
  savedLabel: ReactNode;
  /** Why it was not saved. */
  error?: ReactNode;
  /** Without it there is no way back to offer. */
  undo?: { readonly label: ReactNode; readonly onUndo: () => void } | undefined;
  className?: string | undefined;
}

/** Beside a control that saves itself: that it did, with the way back, or that it did not. */
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
