/** What must be undone however a run ends: rules of the network, mounts, frozen processes. */
export interface Undoing {
  /** Does `during`, and then `undo` in any case. */
  around<Value>(undo: () => unknown, during: () => Promise<Value>): Promise<Value>;
  /** Undoes at once what is not undone yet. */
  now(): Promise<void>;
}

export function createUndoing(): Undoing {
  const open = new Set<() => unknown>();
  return {
    async around(undo, during) {
      open.add(undo);
      try {
        return await during();
      } finally {
        if (open.delete(undo)) await undo();
      }
    },
    async now() {
      for (const undo of [...open].toReversed()) if (open.delete(undo)) await undo();
    },
  };
}
