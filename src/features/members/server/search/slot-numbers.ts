/** Which slot each id has: a table in pages, since a map of a million takes ten times longer to look into. */
export interface SlotNumbers {
  of(id: number): number | undefined;
  set(id: number, slot: number): void;
}

const pageSize = 4096;
const none = -1;

export function createSlotNumbers(): SlotNumbers {
  const pages = new Map<number, Int32Array>();
  return {
    of(id) {
      const slot = pages.get(Math.floor(id / pageSize))?.[id % pageSize] ?? none;
      return slot === none ? undefined : slot;
    },
    set(id, slot) {
      const number = Math.floor(id / pageSize);
      const page = pages.get(number) ?? new Int32Array(pageSize).fill(none);
      page[id % pageSize] = slot;
      pages.set(number, page);
    },
  };
}
