/** Maps ids to slots: a paged table, since lookups in a Map of a million entries take ten times longer. */
export interface SlotNumbers {
  of(id: number): number | undefined;
  set(id: number, slot: number): void;
}

const pageSize = 4096;
const none = -1;

export function createSlotNumbers(): SlotNumbers {
  const pages = new Map<number, Int32Array>();
  const set: SlotNumbers['set'] = (id, slot) => {
    const number = Math.floor(id / pageSize);
    let page = pages.get(number);
    if (page === undefined) pages.set(number, (page = new Int32Array(pageSize).fill(none)));
    page[id % pageSize] = slot;
  };
  return {
    of(id) {
      const slot = pages.get(Math.floor(id / pageSize))?.[id % pageSize] ?? none;
      return slot === none ? undefined : slot;
    },
    set,
  };
}
