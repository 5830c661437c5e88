/** A column: it has the same form in memory and in a snapshot. */
export type SavedArray = Float64Array<ArrayBuffer> | Int32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>;

export interface SavedPart {
  readonly name: string;
  readonly array: SavedArray;
  /** The number of elements that are saved. The others are spare capacity, filled with zeros. */
  readonly used: number;
}

/** The saved arrays by name. Each has its spare capacity again and belongs to the caller. */
export interface SavedParts {
  float64(name: string): Float64Array<ArrayBuffer>;
  int32(name: string): Int32Array<ArrayBuffer>;
  uint8(name: string): Uint8Array<ArrayBuffer>;
  /** The parts whose names begin with `prefix/`, by the names without it. */
  under(prefix: string): SavedParts;
  readonly names: readonly string[];
}

/** Puts the parts under a common prefix. */
export function* prefixed(prefix: string, parts: Iterable<SavedPart>): Generator<SavedPart> {
  for (const part of parts) yield { ...part, name: `${prefix}/${part.name}` };
}

export function savedParts(arrays: ReadonlyMap<string, SavedArray>): SavedParts {
  const missing = (name: string) => new Error(`the snapshot has no such array: ${name}`);
  return {
    float64(name) {
      const array = arrays.get(name);
      if (!(array instanceof Float64Array)) throw missing(name);
      return array;
    },
    int32(name) {
      const array = arrays.get(name);
      if (!(array instanceof Int32Array)) throw missing(name);
      return array;
    },
    uint8(name) {
      const array = arrays.get(name);
      if (!(array instanceof Uint8Array)) throw missing(name);
      return array;
    },
    under(prefix) {
      const start = `${prefix}/`;
      return savedParts(
        new Map([...arrays].flatMap(([name, array]) => (name.startsWith(start) ? [[name.slice(start.length), array] as const] : []))),
      );
    },
    names: [...arrays.keys()],
  };
}
