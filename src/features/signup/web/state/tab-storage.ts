export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const inMemory = new Map<string, string>();

/** sessionStorage. Where the browser blocks it or it is full, the values last as long as the page. */
export const tabStorage: TabStorage = {
  getItem(key) {
    try {
      return sessionStorage.getItem(key) ?? inMemory.get(key) ?? null;
    } catch {
      return inMemory.get(key) ?? null;
    }
  },
  setItem(key, value) {
    try {
      sessionStorage.setItem(key, value);
      inMemory.delete(key);
    } catch {
      inMemory.set(key, value);
    }
  },
  removeItem(key) {
    inMemory.delete(key);
    try {
      sessionStorage.removeItem(key);
    } catch {
      // The value is then only in memory.
    }
  },
};
